import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** Another browser than Playwright's Chromium, driven by what it speaks itself: enough to play a story in it. */
export type Engine = {
  version: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as plain data. */
  run(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

const isThere = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these programs that is installed. */
export const installed = (...files: string[]) => files.find(isThere);

const LAST_WORDS = 2_000;

/** Starts a program and waits for a line of it; `over` says why it has ended, whenever that is. */
export function started(
  command: string,
  args: string[],
  { ready, env = {} }: { ready: RegExp; env?: NodeJS.ProcessEnv },
) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const { promise: said, resolve: isReady, reject: failed } = Promise.withResolvers<string>();
  const { promise: over, resolve: isOver } = Promise.withResolvers<string>();
  let text = "";
  const hear = (data: Buffer) => {
    text += data;
    const found = ready.exec(text);
    if (found) isReady(found[1] ?? "");
    text = text.slice(-LAST_WORDS);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  child.once("error", ({ message }) => isOver(message));
  child.once("exit", (code, signal) => isOver(`${command} ended by ${signal ?? code}: ${text}`));
  over.then((why) => failed(new Error(why)));
  const end = async () => {
    child.kill();
    await over;
  };
  return { pid: child.pid, said, over, end };
}
