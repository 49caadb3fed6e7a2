import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTable } from "../../../functions/lib/table/table.ts";
import { aClock } from "../../support/clock.ts";
import { aDynamo } from "../../support/dynamodb.ts";
import { notes } from "./notes.ts";

const ROUNDS = 6;

test("a transaction is all or nothing, and kept once answered, though writer and engine are killed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "wallflower-kill-"));
  const answered = new Map<string, number>();

  for (let round = 0; round < ROUNDS; round++) {
    const owner = `round-${round}`;
    const dynamo = await aDynamo({ engine: "dynoxide", dataDir });
    const writer = fork(join(import.meta.dirname, "pair-writer.ts"), [dynamo.url, owner], {
      stdio: "ignore",
    });
    const killAfter = 3 + round * 4;
    await new Promise<void>((resolve) => {
      writer.on("message", (n: number) => {
        answered.set(owner, n);
        if (n === killAfter) resolve();
      });
    });
    const gone = once(writer, "exit");
    process.kill(JSON.parse(readFileSync(join(dataDir, "engine.pid"), "utf8")).engine, "SIGKILL");
    writer.kill("SIGKILL");
    await gone;
    await dynamo.close();
  }

  const dynamo = await aDynamo({ engine: "dynoxide", dataDir });
  const table = openTable({ engine: dynamo.engine, clock: aClock() });
  for (const [owner, last] of answered) {
    const items = await table.all(notes, { pk: `U#${owner}`, prefix: "NOTE#" });
    const sides = (side: string) =>
      items
        .flatMap(({ id }) => (id.startsWith(side) ? [Number(id.slice(side.length))] : []))
        .sort((a, b) => a - b);
    expect(sides("left-")).toEqual(sides("right-"));
    expect(sides("left-").length).toBeGreaterThan(last);
  }
  await dynamo.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a data folder that is in use is not taken from the shop that uses it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "wallflower-busy-"));
  const dynamo = await aDynamo({ engine: "dynoxide", dataDir });
  await expect(aDynamo({ engine: "dynoxide", dataDir })).rejects.toThrow(/in use by another Wallflower/);
  expect(await dynamo.engine.get({ pk: "any", sk: "any" }, { consistent: true })).toBeUndefined();
  await dynamo.close();
  rmSync(dataDir, { recursive: true, force: true });
});
