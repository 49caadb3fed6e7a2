import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { seconds, systemClock } from "../../../functions/lib/clock.ts";
import { StartFailure } from "../failure.ts";
import { tableName } from "../resources.ts";
import { type Child, startChild } from "./child.ts";
import { createTable } from "./create-table.ts";
import { anyEngine, type EngineName, findEngine } from "./engine.ts";
import { sweepExpired } from "./sweep-expired.ts";
import { type Tables, tablesAt } from "./tables.ts";

const SWEEP_EVERY_MS = 60_000;
const START_WITHIN_MS = 15_000;

export type LocalDynamo = {
  url: string;
  engine: EngineName;
  /** Settles, with the reason, if the engine ends by itself. */
  lost: Promise<string>;
  close(): Promise<void>;
};

type Options = { dataDir?: string | undefined; engine?: EngineName };

/** DynamoDB on this machine, with the shop's table in it. */
export async function startDynamo({ dataDir, engine }: Options): Promise<LocalDynamo> {
  const program = engine ? findEngine(engine) : anyEngine();
  if (!program) throw new StartFailure(`This machine cannot run ${engine}.`);
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const child = startChild(program, { port, ...(dataDir !== undefined && { dataDir }) });
  const url = `http://127.0.0.1:${port}`;
  const ask = tablesAt(url);
  try {
    await answering(ask, child);
    await createTable(ask, tableName);
  } catch (failure) {
    await child.stop();
    throw failure;
  }
  const sweeping = setInterval(() => {
    // The next round comes in a minute; what has expired no longer counts in the meantime.
    sweepExpired(ask, tableName, seconds(systemClock.now())).catch(() => undefined);
  }, SWEEP_EVERY_MS);
  sweeping.unref();
  return {
    url,
    engine: program.name,
    lost: child.lost,
    async close() {
      clearInterval(sweeping);
      await child.stop();
    },
  };
}

/** The engines cannot choose a port themselves: we let the system choose one and give it away at once. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function answering(ask: Tables, child: Child) {
  const deadline = performance.now() + START_WITHIN_MS;
  for (;;) {
    const ended = child.ended();
    if (ended !== undefined) throw new StartFailure(`The local database did not start: ${ended}.`);
    try {
      await ask("ListTables", {});
      return;
    } catch (failure) {
      if (performance.now() > deadline) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
