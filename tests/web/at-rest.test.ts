import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atRest } from "../../web/src/home/at-rest.ts";

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const A_MOMENT_MS = 500;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

test.for(["scroll", "pointerdown", "keydown"])(
  "nothing begins to move while there is a %s now and then",
  (sign) => {
    const work = vi.fn();
    atRest(work);
    for (let turn = 0; turn < 10; turn++) {
      pass(A_MOMENT_MS);
      page.dispatchEvent(new Event(sign));
    }
    expect(work).not.toHaveBeenCalled();
    pass(2 * A_MOMENT_MS);
    page.dispatchEvent(new Event(sign));
    pass(2 * A_MOMENT_MS);
    expect(work).toHaveBeenCalledOnce();
  },
);

test("what was called off does not begin, whatever happens after it", () => {
  const work = vi.fn();
  const callOff = atRest(work);
  callOff();
  page.dispatchEvent(new Event("scroll"));
  pass(2 * A_MOMENT_MS);
  expect(work).not.toHaveBeenCalled();
});
