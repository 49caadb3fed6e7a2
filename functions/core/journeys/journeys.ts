import { defaultJourney } from "./default-journey.ts";
import type { Journey } from "./journey.ts";

/** Every journey on offer; the first is the default. */
export const journeys: Journey[] = [defaultJourney];
