import { spawn } from "node:child_process";

export type Outcome = { passed: number; failed: number };
export type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Counts what ran, from the command's own report; a command without one is a single check. */
  count?: () => Outcome;
  /** What else its report has to say, a line each, whether it passed or not. */
  remarks?: () => string[];
};

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a step and keeps its output to itself, unless it fails. */
export async function run(
  { name, command, env, count, remarks }: Step,
  say: (line: string) => void = console.log,
): Promise<Outcome> {
  const start = performance.now();
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number>((resolve) => {
    child.on("error", (failure) => {
      output.push(Buffer.from(String(failure)));
      resolve(1);
    });
    child.on("close", (exit) => resolve(exit ?? 1));
  });
  const outcome = reported(code, count);
  const failed = outcome.failed > 0;
  say(`${failed ? "FAIL" : "ok  "}  ${name}: ${outcome.passed} passed, ${seconds(start)}`);
  // First the names: a long log may be cut before it comes to them.
  for (const remark of said(remarks)) say(`      ${remark}`);
  if (failed) say(Buffer.concat(output).toString());
  return outcome;
}

function reported(code: number, count: Step["count"]): Outcome {
  try {
    const outcome = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    // A runner that fails without a failed test (a crash, a stray error) has still failed.
    return code === 0 ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function said(remarks: Step["remarks"]): string[] {
  try {
    return remarks?.() ?? [];
  } catch {
    return [];
  }
}
