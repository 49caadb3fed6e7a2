import { type CDPSession, chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { median, type Row } from "./figures.ts";
import { type Control, type Living, press } from "./finger.ts";
import { pressAll, type Screen, saidOf } from "./taps.ts";

/** What the browser notes of itself, in microseconds; `tdur` is the thread's own time, which no other process takes. */
type Noted = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  id?: string;
  id2?: { local?: string };
  args?: { data?: { type?: string }; event_latency?: { event_type?: string } };
};

const categories = ["devtools.timeline", "toplevel", "input", "latencyInfo", "benchmark"];
const touches = ["GESTURE_TAP", "KEY_PRESSED", "RAW_KEY_DOWN"];

async function noted(session: CDPSession, act: () => Promise<unknown>): Promise<Noted[]> {
  const events: Noted[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as Noted[]));
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: categories },
    transferMode: "ReportEvents",
  });
  await act();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return events.sort((one, other) => one.ts - other.ts);
}

const ends = ({ ts, dur = 0 }: Noted) => ts + dur;

/** The page's thread from the first that it hears of a press until it has handed over the next picture. */
function cpuOf(events: readonly Noted[]): number | undefined {
  const heard = events.filter(({ name, ph }) => name === "EventDispatch" && ph === "X");
  const of = (...types: string[]) => heard.filter(({ args }) => types.includes(args?.data?.type ?? ""));
  const [first] = of("pointerdown", "keydown");
  const last = of("click", "change", "keyup").at(-1) ?? of("pointerup").at(-1);
  if (!first || !last) return undefined;
  const thread = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const handedOver = thread.find(({ name, ts }) => name === "Commit" && ts > last.ts) ?? last;
  const during = thread.filter(
    (event) =>
      event.name === "ThreadControllerImpl::RunTask" &&
      ends(event) >= first.ts &&
      event.ts <= ends(handedOver),
  );
  return during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** From the finger to the picture on the screen, finer than the eight milliseconds in which pages are told it. */
function latencyOf(events: readonly Noted[]): number | undefined {
  const begun = new Map<string, Noted>();
  const times: number[] = [];
  for (const event of events.filter(({ name }) => name === "EventLatency")) {
    const id = `${event.pid} ${event.id2?.local ?? event.id}`;
    const beginning = begun.get(id);
    if (event.ph === "b") begun.set(id, event);
    else if (beginning && touches.includes(beginning.args?.event_latency?.event_type ?? ""))
      times.push((event.ts - beginning.ts) / 1000);
  }
  return times.length > 0 ? Math.max(...times) : undefined;
}

async function cost({ session, ...open }: Living, control: Control) {
  const events = await noted(session, () => press({ session, ...open }, control));
  const [cpu, latency] = [cpuOf(events), latencyOf(events)];
  return cpu === undefined || latency === undefined ? undefined : { cpu, latency };
}

const ROUNDS = 5;
type Cost = { at: number; name: string; cpu: number; latency: number };

/**
 * What a press costs, not slowed down: every control of each site, the sites in turn, each round on new pages of whoever
 * `sites` then names. The thread's own time holds on a busy machine as well.
 */
export async function pressCosts(sites: () => Promise<readonly Screen[]>, rounds = ROUNDS): Promise<Row[]> {
  const browser = await chromium.launch(await findChromium());
  const costs = new Map<string, { pressed: Cost[]; silent: Set<string> }>();
  for (let round = 0; round < rounds; round++)
    for (const { what, ...site } of await sites()) {
      const known = costs.get(what) ?? { pressed: [], silent: new Set() };
      const { pressed, silent } = await pressAll(browser, site, 1, cost);
      costs.set(what, {
        pressed: [...known.pressed, ...pressed],
        silent: known.silent.union(new Set(silent)),
      });
    }
  await browser.close();
  return [...costs].map(([site, { pressed, silent }]) => {
    const controls = [...Map.groupBy(pressed, ({ at }) => at).values()].map((presses) => ({
      name: presses[0]?.name,
      cpu: median(presses.map(({ cpu }) => cpu)),
      latency: median(presses.map(({ latency }) => latency)),
    }));
    const worst = controls.toSorted((one, other) => other.cpu - one.cpu)[0];
    const middle = (which: "cpu" | "latency") => median(controls.map((one) => one[which])).toFixed(1);
    return {
      what: `${site}: a press, ${controls.length} controls, each ${rounds} times`,
      figure: `${middle("cpu")} ms of the page's thread in the median, ${worst?.cpu.toFixed(1)} at worst ("${worst?.name}"); ${middle("latency")} ms to the picture${saidOf([...silent])}`,
    };
  });
}
