import type { Engine } from "../../functions/lib/table/engine.ts";

/** Counts requests by kind, so that tests can hold a use case to its budget. */
export function countingEngine(engine: Engine) {
  const requests: Partial<Record<keyof Engine, number>> = {};
  const counted = Object.fromEntries(
    Object.entries(engine).map(([name, call]) => [
      name,
      (...args: never[]) => {
        requests[name as keyof Engine] = (requests[name as keyof Engine] ?? 0) + 1;
        return (call as (...args: never[]) => unknown)(...args);
      },
    ]),
  ) as Engine;
  return { engine: counted, requests };
}
