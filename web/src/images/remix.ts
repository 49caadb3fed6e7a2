import { useNavigate } from "react-router";
import { paths } from "../../../functions/core/site/paths.ts";
import { startFrom } from "../journeys/progress.ts";
import type { Art } from "../store.ts";

/** Opens the journey with a picture's answers: to change them, or to press the button again for other versions. */
export function useRemix() {
  const navigate = useNavigate();
  return ({ journey, journeyStepValues }: Art, { atOnce = false } = {}) => {
    startFrom(journey, journeyStepValues, { atTheEnd: atOnce });
    navigate(paths.journey(journey));
  };
}
