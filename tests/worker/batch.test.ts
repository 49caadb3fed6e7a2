import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Fields } from "../../functions/lib/log.ts";
import { worker } from "../../functions/worker/batch.ts";
import { sqsEvent } from "../../stacks/local/lambda/sqs-event.ts";

const job = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paint"), picture: z.string() }),
  z.object({ kind: z.literal("frame") }),
]);

function aWorker(paint: (picture: string) => Promise<void> = async () => {}) {
  const postponed: [receipt: string, seconds: number][] = [];
  const lines: ({ event: string } & Fields)[] = [];
  const write = (event: string, fields?: Fields) => void lines.push({ event, ...fields });
  const handler = worker(
    { log: { info: write, error: write } },
    {
      schema: job,
      handlers: { paint: ({ picture }) => paint(picture), frame: async () => {} },
      postpone: async (receipt, seconds) => {
        if (receipt === "lost") throw new Error("the queue does not answer");
        postponed.push([receipt, seconds]);
      },
    },
  );
  const run = (...bodies: string[]) =>
    handler(
      sqsEvent(
        "TestQueue",
        bodies.map((Body, at) => ({ MessageId: `m${at}`, Body })),
      ),
    );
  const runAgain = (ReceiptHandle: string, attempt: number) =>
    handler(
      sqsEvent("TestQueue", [
        {
          MessageId: "m0",
          Body: "?",
          ReceiptHandle,
          Attributes: { ApproximateReceiveCount: String(attempt) },
        },
      ]),
    );
  return { run, runAgain, lines, postponed };
}

const paint = (picture: string) => JSON.stringify({ kind: "paint", picture });
const failed = (...ids: string[]) => ({
  batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
});

test("each job goes to the handler of its kind", async () => {
  const painted: string[] = [];
  const { run } = aWorker(async (picture) => void painted.push(picture));
  expect(await run(paint("sunrise"), '{"kind":"frame"}', paint("sunset"))).toEqual(failed());
  expect(painted).toEqual(["sunrise", "sunset"]);
});

test("a heartbeat is the frame's own: it is no job, and its line in the log shows that the worker is alive", async () => {
  const { run, lines, postponed } = aWorker(() => Promise.reject(new Error("no job")));
  expect(await run('{"kind":"heartbeat","sentAt":"2026-11-20T12:00:00.000Z"}')).toEqual(failed());
  expect(lines).toMatchObject([{ event: "job.done", kind: "heartbeat", messageId: "m0" }]);
  expect(postponed).toEqual([]);
});

test("a job that fails fails alone", async () => {
  const { run } = aWorker(async (picture) => {
    if (picture === "bad") throw new Error("no");
  });
  expect(await run(paint("good"), paint("bad"), paint("good"))).toEqual(failed("m1"));
});

test("a job that failed comes back soon, and later each time", async () => {
  const { runAgain, postponed } = aWorker();
  for (const attempt of [1, 2, 3, 4, 9]) await runAgain("r1", attempt);
  expect(postponed).toEqual([15, 60, 240, 900, 900].map((seconds) => ["r1", seconds]));
});

test("a job that is done is not sent away, and one that cannot be comes back as the queue has it", async () => {
  const { run, runAgain, postponed } = aWorker();
  await run(paint("good"));
  expect(await runAgain("lost", 1)).toEqual(failed("m0"));
  expect(postponed).toEqual([]);
});

test.each(["", "not JSON", "null", '{"kind":"sculpt"}', '{"kind":"paint"}', '{"kind":"paint","picture":7}'])(
  "the message %j is no job, and goes on to the dead letters",
  async (body) => {
    const { run } = aWorker();
    expect(await run(body, paint("good"))).toEqual(failed("m0"));
  },
);

test("no more jobs are worked on at once than five", async () => {
  let [atWork, most] = [0, 0];
  const { run } = aWorker(async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise(setImmediate);
    atWork -= 1;
  });
  await run(...Array.from({ length: 17 }, (_, at) => paint(String(at))));
  expect(most).toBe(5);
});

test("each job is one line of the log, which does not say what was in it", async () => {
  const { run, lines } = aWorker(async (picture) => {
    if (picture === "a secret wish") throw new Error("no");
  });
  await run(paint("sunrise"), paint("a secret wish"));
  expect(lines.map(({ event, messageId, attempt }) => ({ event, messageId, attempt }))).toEqual([
    { event: "job.done", messageId: "m0", attempt: 1 },
    { event: "job.failed", messageId: "m1", attempt: 1 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch("secret");
});
