import { defaultJourney } from "./default-journey.ts";
import type { Journey } from "./journey.ts";

/** Every journey on offer; the first is the default. */
export const journeys: Journey[] = [defaultJourney];

export const findJourney = ({
  journeyId,
  journeyShortname,
}: {
  journeyId: string;
  journeyShortname: string;
}) => journeys.find(({ _id, shortname }) => _id === journeyId && shortname === journeyShortname);
