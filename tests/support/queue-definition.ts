import type { QueueDefinition } from "../../stacks/definitions.ts";

/** A queue of a test's own, one message and one handler at a time unless said. */
export const aQueue = (over: Partial<QueueDefinition> = {}): QueueDefinition => ({
  resource: "TestQueue",
  deadLetters: "TestDeadLetters",
  handler: "functions/worker/test.handler",
  timeoutSeconds: 5,
  memoryMb: 128,
  batchSize: 1,
  concurrency: 1,
  attempts: 3,
  ...over,
});
