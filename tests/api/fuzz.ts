import fc from "fast-check";
import { createApp } from "../../functions/api/app.ts";
import { operations } from "../../functions/api/operations.ts";
import { faultOf, send } from "../support/api-call.ts";
import { anyCalls } from "../support/api-samples.ts";
import { authorizationFor, credentialStates, invalidStates } from "../support/caller.ts";
import { aShop } from "../support/shop.ts";

const request = fc.constantFrom(...operations).chain((operation) =>
  fc.record({
    operation: fc.constant(operation),
    call: anyCalls(operation),
    state: fc.constantFrom(...credentialStates),
  }),
);

/** What the requests are sent to: the API itself, unless there is something before it. */
export function anApi() {
  const { shop } = aShop();
  return { shop, app: createApp(shop) };
}

/** Sends `count` requests over all operations and credentials; the first bad answer is thrown, made small, with its seed. */
export async function fuzz(
  count: number,
  seed: number,
  { shop, app }: ReturnType<typeof anApi> = anApi(),
): Promise<Map<number, number>> {
  const answered = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, call, state }) => {
      const authorization = await authorizationFor(shop, state);
      const headers = { ...call.headers, ...(authorization && { authorization }) };
      const response = await send(app, operation, { ...call, headers });
      answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
      const wrong403 =
        response.status === 403 && !invalidStates.has(state) ? "403 for valid credentials" : undefined;
      const fault = (await faultOf(operation, response)) ?? wrong403;
      if (fault) throw new Error(`${operation.method} ${operation.path} (${state}): ${fault}`);
    }),
    { numRuns: count, seed },
  );
  return answered;
}
