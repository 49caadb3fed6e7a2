import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "../failure.ts";
import type { Program } from "./engine.ts";

export type Child = {
  /** Why it ended, once it has. */
  ended(): string | undefined;
  stop(): Promise<void>;
};

type At = { port: number; dataDir?: string };

/** Runs the engine as a child that does not outlive us: not when we end, and not when we are killed. */
export function startChild(program: Program, at: At): Child {
  const note = at.dataDir && join(at.dataDir, "engine.pid");
  if (note) stopOrphan(note, at.dataDir ?? "");

  const child = spawn(program.command, program.args(at), { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  let ended: string | undefined;
  child.stderr.on("data", (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  child.once("error", (failure) => {
    ended = failure.message;
  });
  child.once("exit", (code, signal) => {
    ended = `${program.name} ended (${signal ?? code})${said && `: ${said.trim()}`}`;
  });
  if (note && child.pid) writeFileSync(note, String(child.pid));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);

  return {
    ended: () => ended,
    async stop() {
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

/** A parent that was killed leaves its child behind. Only a process that runs on our own folder is ended. */
function stopOrphan(note: string, dataDir: string) {
  try {
    const pid = Number(readFileSync(note, "utf8"));
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (command.includes(dataDir)) process.kill(pid, "SIGKILL");
  } catch (failure) {
    if (!hasCode(failure, "ENOENT") && !hasCode(failure, "ESRCH")) throw failure;
  }
}
