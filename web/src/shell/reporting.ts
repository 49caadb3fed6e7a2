import { screenPaths } from "../../../functions/core/site/addresses.ts";
import { API } from "../../../functions/core/site/api-paths.ts";
import {
  LONGEST_ERROR,
  LONGEST_PLACE,
  MOST_ERRORS,
  MOST_SCREENS,
} from "../../../functions/core/site/report-sizes.ts";
import type { Body } from "../api.ts";
import { paramsIn } from "../kit/params.ts";
import { faults } from "./faults.ts";

type VisitReport = Body<"POST /report">;
type Vitals = VisitReport["vitals"][number];

/** Of so many visits one is measured. */
const ONE_IN = 10;

/** The screen, and not the address: that may name somebody's order. */
const routeOf = (pathname: string) => screenPaths.find(({ path }) => paramsIn(path, pathname))?.path ?? "/";

const place = /\/assets\/([\w.-]+\.js:\d+:\d+)/;

/** Failures of our own code: what extensions do to a page is theirs. */
const errorsOf = (noted: typeof faults): VisitReport["errors"] =>
  noted.flatMap(({ pathname, failure }) => {
    const at = failure instanceof Error ? place.exec(failure.stack ?? "")?.[1] : undefined;
    return at
      ? [
          {
            route: routeOf(pathname),
            message: String(failure).slice(0, LONGEST_ERROR),
            at: at.slice(0, LONGEST_PLACE),
          },
        ]
      : [];
  });

const measured = new Map<string, Vitals>();

function screen(): Vitals {
  const route = routeOf(location.pathname);
  const vitals = measured.get(route) ?? { route };
  measured.set(route, vitals);
  return vitals;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Press = PerformanceEntry & { interactionId: number };

function observe(type: string, see: (entry: PerformanceEntry) => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
}

function measure() {
  const first = screen();
  observe("largest-contentful-paint", ({ startTime }) => {
    first.LCP = Math.round(startTime);
  });
  observe("event", (entry) => {
    const { interactionId, duration } = entry as Press;
    const here = screen();
    if (interactionId) here.INP = Math.max(here.INP ?? 0, duration);
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    const here = screen();
    here.CLS = Math.round(((here.CLS ?? 0) + (hadRecentInput ? 0 : value)) * 10_000) / 10_000;
  });
}

/** Sent when somebody goes: without a cookie or a name, in a call that outlives the page. */
function send() {
  const errors = errorsOf(faults.splice(0)).slice(0, MOST_ERRORS);
  const vitals = [...measured.values()].filter(({ route, ...rest }) => Object.keys(rest).length > 0);
  measured.clear();
  if (errors.length + vitals.length === 0) return;
  fetch(`${API}/report`, {
    method: "POST",
    credentials: "omit",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ errors, vitals: vitals.slice(0, MOST_SCREENS) } satisfies VisitReport),
  }).catch(() => undefined);
}

/** Tells the shop what failed here, and of some visits how fast it was. */
export function report() {
  if (Math.random() * ONE_IN < 1) measure();
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  addEventListener("pagehide", send);
}
