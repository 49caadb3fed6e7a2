import { type RunnerTestCase, TestRunner } from "vitest";

declare global {
  /** Whether a test of this run has failed: the others need not run any more. */
  var noticed: boolean;
  /** Tells that one has come to its end. */
  var testDone: () => void;
}

/** Vitest's own `bail` ends a run from outside, and now and then hangs where one follows the other as quickly. */
export default class UntilNoticed extends TestRunner {
  override async onBeforeRunTask(test: RunnerTestCase) {
    if (globalThis.noticed) test.mode = "skip";
    await super.onBeforeRunTask(test);
  }
  override onAfterRunTask(test: RunnerTestCase) {
    super.onAfterRunTask(test);
    globalThis.testDone();
    if (test.result?.state === "fail") globalThis.noticed = true;
  }
}
