import { Refusal } from "../../lib/errors.ts";
import type { Solved } from "../../lib/puzzle.ts";
import { startBatch } from "../images/start-batch.ts";
import { answerFaults, askedFor } from "./answers.ts";
import { journeys } from "./journeys.ts";

type Asked = {
  journeyId: string;
  journeyStepValues: Readonly<Record<string, string | string[]>>;
  parent?: string | undefined;
  idempotencyKey?: string | undefined;
  solved?: Solved | undefined;
};

/** From the answers to a journey to four pictures that are under way. */
export function generate(
  needs: Parameters<typeof startBatch>[0],
  { journeyId, journeyStepValues, parent, idempotencyKey, solved }: Asked,
  from: Parameters<typeof startBatch>[2],
) {
  const journey = journeys.find(({ _id }) => _id === journeyId);
  if (!journey) throw new Refusal("not_found", "There is no such journey.");
  const faults = answerFaults(journey, journeyStepValues);
  if (Object.keys(faults).length > 0)
    throw new Refusal("invalid_input", "Please check your answers.", {
      fields: Object.fromEntries(
        Object.entries(faults).map(([name, fault]) => [`journeyStepValues.${name}`, fault]),
      ),
    });
  const values = askedFor(journey, journeyStepValues);
  return startBatch(needs, { journeyId, values, parent, idempotencyKey, solved }, from);
}
