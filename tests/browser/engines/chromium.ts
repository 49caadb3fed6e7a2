import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../../support/chromium.ts";
import { type Engine, started } from "./engine.ts";
import { line } from "./line.ts";

export type Chromium = Engine & {
  pid: number | undefined;
  /** What its console has said, in errors and warnings. */
  said: string[];
  /** From the next page on this runs before the code of each. */
  before(script: string): Promise<unknown>;
  /** Somebody is there: a ready page sleeps until then. */
  wakes(): Promise<void>;
  /** Goes on in the page after this one, where that has gone away meanwhile. */
  throughPages(expression: string): Promise<unknown>;
  forgetsCookies(): Promise<unknown>;
};

/** A page that sleeps for longer does not wake any more. */
const WAKES_WITHIN_MS = 60_000;

/** The Chromium of all tests, spoken to by as few words as a story needs: Playwright hears of every file of every page. */
export async function chromium(...more: string[]): Promise<Chromium> {
  const { executablePath, args, env } = await findChromium();
  const profile = await mkdtemp(join(tmpdir(), "wallflower-chromium-"));
  const own = ["--headless", "--no-first-run", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const ready = /DevTools listening on (ws:\S+)/;
  const program = started(executablePath, [...own, ...args, ...more], { ready, env });
  const close = async () => {
    await program.end();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    return { ...(await spokenTo(await program.said, program.over)), pid: program.pid, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

async function spokenTo(address: string, ended: Promise<string>): Promise<Omit<Chromium, "close" | "pid">> {
  const said: string[] = [];
  /** Pages that are read to their end: one that was left may still come, and is not the one that was opened. */
  const read = new Set<string>();
  let look = () => {};
  const { promise: over, resolve: isOver } = Promise.withResolvers<string>();
  ended.then(isOver);
  const happens = (what: string, more: unknown) => {
    const { name, loaderId } = more as Told;
    if (what === "Page.lifecycleEvent" && name === "DOMContentLoaded" && loaderId) {
      read.add(loaderId);
      look();
    }
    if (what === "Inspector.targetCrashed") isOver("the page has crashed");
    const fault = faultIn(what, more as Told);
    if (fault) said.push(fault);
  };
  const call = await line(address, { happens, over });
  const fails = over.then((why): never => {
    throw new Error(why);
  });
  // Whoever waits hears of it; at the end nobody does.
  fails.catch(() => {});
  const { browserContextId } = await call("Target.createBrowserContext");
  const size = { width: 1280, height: 720 };
  const { targetId } = await call("Target.createTarget", { url: "about:blank", browserContextId, ...size });
  const { sessionId } = await call("Target.attachToTarget", { targetId, flatten: true });
  const page = (method: string, params = {}) => call(method, params, { sessionId });
  await Promise.all(["Page", "Runtime", "Log", "Inspector"].map((domain) => page(`${domain}.enable`)));
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await page("Emulation.setEmulatedMedia", { features });
  await page("Emulation.setFocusEmulationEnabled", { enabled: true });
  await page("Page.setLifecycleEventsEnabled", { enabled: true });

  function comes(isThere: () => boolean) {
    const come = new Promise<void>((resolve) => {
      look = () => isThere() && resolve();
    });
    look();
    return Promise.race([come, fails]);
  }
  async function run(expression: string) {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const answer = await page("Runtime.evaluate", asked);
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
    return (answer.result as { value?: unknown }).value;
  }
  return {
    version: "Chromium",
    said,
    run,
    async open(url) {
      for (let isThere = false; !isThere; ) {
        const { size } = read;
        const { errorText, loaderId } = await page("Page.navigate", { url });
        if (errorText) throw new Error(`${url}: ${errorText}`);
        await comes(() => read.size > size);
        // Where the one before was on its way to another, that may come in the place of this.
        isThere = read.has(String(loaderId));
      }
    },
    before: (source) => page("Page.addScriptToEvaluateOnNewDocument", { source }),
    async wakes() {
      for (const type of ["keyDown", "keyUp"]) await page("Input.dispatchKeyEvent", { type, key: "Shift" });
      const awake = run(`new Promise((awake) => {
        const look = () => ("alive" in document.documentElement.dataset ? awake() : setTimeout(look, 100));
        look();
      })`);
      await within(WAKES_WITHIN_MS, awake, "the page does not wake");
    },
    async throughPages(expression) {
      for (;;) {
        const { size } = read;
        try {
          return await run(expression);
        } catch (failure) {
          if (!/context was destroyed|navigated/i.test(String(failure))) throw failure;
          await comes(() => read.size > size);
        }
      }
    },
    forgetsCookies: () => call("Storage.clearCookies", { browserContextId }),
  };
}

async function within<Result>(ms: number, act: Promise<Result>, otherwise: string): Promise<Result> {
  let late: NodeJS.Timeout | undefined;
  const never = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(otherwise)), ms);
  });
  return Promise.race([act, never]).finally(() => clearTimeout(late));
}

type Told = {
  name?: string;
  loaderId?: string;
  type?: string;
  args?: { value?: unknown; description?: string }[];
  exceptionDetails?: { text: string; exception?: { description?: string } };
  entry?: { level: string; text: string; url?: string };
};

/** What a console shows as an error or a warning. */
function faultIn(what: string, { type, args, exceptionDetails, entry }: Told): string | undefined {
  if (what === "Runtime.exceptionThrown")
    return exceptionDetails?.exception?.description ?? exceptionDetails?.text;
  if (what === "Runtime.consoleAPICalled" && (type === "error" || type === "warning"))
    return args?.map(({ value, description }) => value ?? description).join(" ");
  if (what === "Log.entryAdded" && (entry?.level === "error" || entry?.level === "warning"))
    return `${entry.text} ${entry.url ?? ""}`;
  return undefined;
}
