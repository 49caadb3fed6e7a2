import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, installed, started } from "./engine.ts";
import { line } from "./line.ts";

export const firefoxBinary = installed("/usr/bin/firefox-esr", "/usr/bin/firefox");

/** Firefox speaks WebDriver BiDi by itself. */
export async function firefox(binary: string) {
  const profile = await mkdtemp(join(tmpdir(), "wallflower-firefox-"));
  const args = [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port=0",
    "about:blank",
  ];
  const { said, over, end } = started(binary, args, { ready: /BiDi listening on (ws:\S+)/ });
  const call = await line(`${await said}/session`, { over });
  const { capabilities } = await call("session.new", { capabilities: {} });
  const { contexts } = await call("browsingContext.getTree");
  let context = (contexts as { context: string }[])[0]?.context;
  return {
    version: `Firefox ${(capabilities as { browserVersion: string }).browserVersion}`,
    async open(url) {
      await call("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async run(expression) {
      const target = { context };
      const answer = await call("script.evaluate", { expression, target, awaitPromise: false });
      if (answer.type !== "success") throw new Error(JSON.stringify(answer));
      return (answer.result as { value?: unknown }).value;
    },
    /** In a tab of its own, while this one stands as it is. */
    async inAnotherTab(act: () => Promise<void>) {
      const before = context;
      context = (await call("browsingContext.create", { type: "tab" })).context as string;
      await act();
      await call("browsingContext.close", { context });
      context = before;
    },
    async close() {
      await end();
      await rm(profile, { recursive: true, force: true });
    },
  } satisfies Engine & Record<string, unknown>;
}
