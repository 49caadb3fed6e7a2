import { setFlagsFromString } from "node:v8";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runStage } from "../../stacks/local/run.ts";
import { openStage } from "../../stacks/local/stage.ts";

vi.mock("node:v8", async (real) => ({ ...(await real<object>()), setFlagsFromString: vi.fn() }));
vi.mock("../../stacks/local/stage.ts", () => ({ openStage: vi.fn() }));

const close = vi.fn(async () => {});
const stage = { url: "http://localhost:1", lost: new Promise<string>(() => {}), close };
const openSite = vi.fn();

beforeEach(() => {
  vi.spyOn(process, "on").mockReturnThis();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test("V8 is told to be frugal, but not before the stage is open", async () => {
  vi.mocked(openStage).mockImplementationOnce(async () => {
    expect(setFlagsFromString).not.toHaveBeenCalled();
    return stage;
  });
  await runStage(openSite);
  expect(setFlagsFromString).toHaveBeenCalledExactlyOnceWith("--optimize-for-size");
  expect(process.stdout.write).toHaveBeenCalledExactlyOnceWith(`Wallflower is open at ${stage.url}\n`);
});

test("a stage that is asked to end while it opens is closed, and nothing else is done to it", async () => {
  vi.useFakeTimers();
  vi.mocked(openStage).mockImplementationOnce(async () => {
    const interrupted = vi.mocked(process.on).mock.calls.find(([signal]) => String(signal) === "SIGINT")?.[1];
    interrupted?.();
    return stage;
  });
  await runStage(openSite);
  expect(close).toHaveBeenCalledOnce();
  expect(setFlagsFromString).not.toHaveBeenCalled();
  expect(process.stdout.write).not.toHaveBeenCalled();
});
