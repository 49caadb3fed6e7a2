import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";

const root = join(import.meta.dirname, "../..");
const READY = /^Wallflower is open at (http:\/\/\S+)$/m;

export type StageProcess = {
  url: string;
  pid: number;
  stdout(): string;
  stderr(): string;
  /** Waits for an end that it comes to by itself. */
  ended(): Promise<number | null>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
};

type Env = Record<string, string>;

type Script = "start.ts" | "dev.ts";

/** What package.json has node read first. */
const first = ["node-version", "at-birth"].flatMap((name) => ["--require", `./stacks/local/${name}.cjs`]);

function spawnStage(env: Env, script: Script = "start.ts") {
  const child = spawn(process.execPath, [...(script === "start.ts" ? first : []), `stacks/local/${script}`], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  return { child, stdout: () => stdout, stderr: () => stderr };
}

/** The real `npm start` or `npm run dev`, as a process of its own, once it says that it is open. */
export async function openStageProcess(env: Env, script?: Script): Promise<StageProcess> {
  const { child, stdout, stderr } = spawnStage(env, script);
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on("data", () => {
    const url = READY.exec(stdout())?.[1];
    if (url) resolve(url);
  });
  child.once("close", () => reject(new Error(`The stage did not open:\n${stdout()}${stderr()}`)));
  const closed = once(child, "close");
  return {
    url: await ready,
    pid: child.pid ?? 0,
    stdout,
    stderr,
    ended: async () => (await closed)[0],
    end: (signal) => end(child, signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const started = performance.now();
  const closed = once(child, "close");
  child.kill(signal);
  const [code] = await closed;
  return { code, ms: performance.now() - started };
}

/** A start that is expected to fail. */
export async function failedStart(env: Env) {
  const { child, stdout, stderr } = spawnStage(env);
  const [code] = await once(child, "close");
  return { code, stdout: stdout(), stderr: stderr() };
}

/** What the stage lets other processes know of it. */
export const environmentOf = (dataDir: string): Record<string, string | undefined> =>
  parseEnv(readFileSync(join(dataDir, "stage.env"), "utf8"));

export async function aFolder() {
  const path = await mkdtemp(join(tmpdir(), "wallflower-stage-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
