import { randomUUID } from "node:crypto";
import type { LambdaHandler } from "./functions.ts";

type FunctionDefinition = { handler: string; timeoutSeconds: number };

class FunctionTimeout extends Error {
  override name = "FunctionTimeout";
}

/**
 * Calls a handler with the time that Lambda would give it. What is late is counted as failed, but nobody can
 * stop it here: on Lambda it would be frozen.
 */
export async function invoke(handler: LambdaHandler, definition: FunctionDefinition, event: unknown) {
  const ends = Date.now() + definition.timeoutSeconds * 1000;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new FunctionTimeout(`Task timed out after ${definition.timeoutSeconds} seconds`)),
    definition.timeoutSeconds * 1000,
  );
  const context = {
    awsRequestId: randomUUID(),
    functionName: definition.handler,
    getRemainingTimeInMillis: () => Math.max(0, ends - Date.now()),
  };
  try {
    return await Promise.race([handler(event, context), late]);
  } finally {
    clearTimeout(timer);
  }
}
