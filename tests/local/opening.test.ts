import { expect, test, vi } from "vitest";
import type { Cloud } from "../../stacks/local/cloud.ts";
import type { Site } from "../../stacks/local/origin/site-files.ts";
import { openStage } from "../../stacks/local/stage.ts";

const world = vi.hoisted(() => ({ begin: (_: Pick<Cloud, "close">) => {} }));

vi.mock("../../functions/api/app.ts", () => {
  throw new Error("a shop that cannot be read");
});
vi.mock("../../stacks/local/cloud.ts", () => ({
  startCloud: () =>
    new Promise((resolve) => {
      world.begin = resolve;
    }),
}));

test("a shop that cannot be read while its cloud begins is told at once, and the cloud is not left behind", async () => {
  const close = vi.fn();
  const opened = openStage({
    port: 0,
    host: "127.0.0.1",
    dataDir: undefined,
    signal: new AbortController().signal,
    // Closed before the cloud, which takes longer to begin than the shop to be read.
    openSite: async () => ({ site: {} as Site, close: async () => world.begin({ close }) }),
  });
  await expect(opened).rejects.toThrow();
  expect(close).toHaveBeenCalledOnce();
});
