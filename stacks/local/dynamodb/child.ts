import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasCode, StartFailure } from "../failure.ts";
import type { Program } from "./engine.ts";

export type Child = {
  /** Why it ended, once it has. */
  ended(): string | undefined;
  /** Settles when it ends without having been asked to. */
  lost: Promise<string>;
  stop(): Promise<void>;
};

type At = { port: number; dataDir?: string };

/** Runs the engine as a child that does not outlive us: not when we end, and not when we are killed. */
export function startChild(program: Program, at: At): Child {
  const note = at.dataDir && join(at.dataDir, "engine.pid");
  if (note) stopOrphan(note, program);

  const child = spawn(program.command, program.args(at), { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  let ended: string | undefined;
  let asked = false;
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  child.stderr.on("data", (chunk: Buffer) => {
    // Dynoxide announces itself where failures are told.
    said = `${said}${chunk}`.replace(/^.* listening on .*\n/m, "").slice(-2_000);
  });
  child.once("error", (failure) => {
    ended = failure.message;
  });
  child.once("exit", (code, signal) => {
    ended = `${program.name} ended (${signal ?? code})${said && `: ${said.trim()}`}`;
    if (!asked) lose(ended);
  });
  if (note && child.pid) writeFileSync(note, JSON.stringify({ engine: child.pid, shop: process.pid }));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);

  return {
    ended: () => ended,
    lost,
    async stop() {
      asked = true;
      process.off("exit", kill);
      await stopped(child, () => ended !== undefined);
      if (note) rmSync(note, { force: true });
    },
  };
}

const stopped = (child: ChildProcess, over: () => boolean) =>
  new Promise<void>((resolve) => {
    if (over()) return resolve();
    const patience = setTimeout(() => child.kill("SIGKILL"), 800);
    child.once("exit", () => {
      clearTimeout(patience);
      resolve();
    });
    child.kill("SIGTERM");
  });

type Note = { engine: number; shop: number };

/** A shop that was killed leaves its engine behind, which would keep the folder to itself. */
function stopOrphan(note: string, program: Program) {
  const left = read(note);
  if (!left || !commandOf(left.engine).includes(program.command)) return;
  if (isAlive(left.shop))
    throw new StartFailure(`This data folder is in use by another Wallflower (process ${left.shop}).`);
  process.kill(left.engine, "SIGKILL");
}

function read(note: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(note, "utf8")) as Note;
  } catch (failure) {
    if (hasCode(failure, "ENOENT") || failure instanceof SyntaxError) return undefined;
    throw failure;
  }
}

/** What runs under a number, or nothing: numbers are used again. */
const commandOf = (pid: number): string =>
  spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
