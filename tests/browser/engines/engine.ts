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

/** Starts a program and waits for a line of it. */
export function started(
  command: string,
  args: string[],
  { ready, env = {} }: { ready: RegExp; env?: NodeJS.ProcessEnv },
) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const said = new Promise<string>((resolve, reject) => {
    let text = "";
    const hear = (data: Buffer) => {
      text += data;
      const found = ready.exec(text);
      if (found) resolve(found[1] ?? "");
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${command} ended: ${text}`)));
  });
  const end = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill();
    });
  return { said, end };
}
