import { journey } from "../core/journeys/journey.ts";
import { journeys } from "../core/journeys/journeys.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

export const listJourneys = operation({
  method: "GET",
  path: "/journeys",
  summary: "The journeys that lead to a picture, with their steps and options",
  credentials: "none",
  answer: z.object({ journeys: z.array(journey) }),
  cache: "public, max-age=300",
  fixed: true,
  handle: () => ({ journeys }),
});
