import { useNavigate } from "react-router";
import { paths } from "../../../functions/core/site/paths.ts";
import { startFrom } from "../journeys/progress.ts";
import type { Art } from "../store.ts";

/** Opens the journey with a picture's answers: to change them, or to press the button again for other versions. */
export function useRemix() {
  const navigate = useNavigate();
  return ({ journey, journeyStepValues }: Art, { atOnce = false } = {}) => {
    // Further than any journey is long: there only the button is left.
    startFrom(journey, journeyStepValues, atOnce ? Number.MAX_SAFE_INTEGER : 0);
    navigate(paths.journey(journey));
  };
}
