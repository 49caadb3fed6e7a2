import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createApp } from "../../functions/api/app.ts";
import { operations } from "../../functions/api/operations.ts";
import { faultOf, send } from "../support/api-call.ts";
import { validCalls } from "../support/api-samples.ts";
import { authorizationFor, credentialStates, invalidStates } from "../support/caller.ts";
import { aShop } from "../support/shop.ts";

describe.for(operations)("$method $path ($credentials)", (operation) => {
  test.for(credentialStates)("called with credentials: %s", async (state) => {
    const { shop } = aShop();
    const app = createApp(shop);
    const authorization = await authorizationFor(shop, state);
    const [call] = fc.sample(validCalls(operation), { numRuns: 1, seed: 7 });
    if (!call) throw new Error("no call to make");
    const response = await send(app, operation, { ...call, headers: authorization ? { authorization } : {} });

    expect(await faultOf(operation, response.clone())).toBeUndefined();

    const { credentials } = operation;
    if (credentials === "none") expect([401, 403]).not.toContain(response.status);
    else if (credentials === "lenient") expect(response.status).not.toBe(403);
    else if (invalidStates.has(state)) expect(response.status).toBe(403);
    else expect(response.status).not.toBe(403);
    if (credentials === "guest") expect(response.status === 401).toBe(state === "none");
    if (credentials === "user") expect(response.status === 401).toBe(state === "none" || state === "guest");
  });
});
