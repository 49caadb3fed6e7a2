import { paths } from "../../../functions/core/site/paths.ts";
import { startFrom } from "../journeys/progress.ts";
import { navigate } from "../kit/router.tsx";
import type { Art } from "../store.ts";

/** Opens the journey with a picture's answers, to change any of them. */
export function remix({ journey, journeyStepValues }: Art) {
  startFrom(journey, journeyStepValues);
  navigate(paths.journey(journey));
}
