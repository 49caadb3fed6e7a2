import { expect, test } from "vitest";
import { openStageProcess } from "./stage-process.ts";

test("npm run dev serves the site's sources, and the same API and console", { timeout: 60_000 }, async () => {
  const stage = await openStageProcess({ DATA_DIR: ":memory:" }, "dev.ts");
  const home = await fetch(stage.url);
  expect(await home.text()).toMatch('src="/@vite/client"');
  const health = await fetch(`${stage.url}/api/v1/health`);
  expect(await health.json()).toMatchObject({ status: "ok", stage: "local" });
  expect((await fetch(`${stage.url}/_local`)).status).toBe(200);

  const { code, ms } = await stage.end("SIGINT");
  expect(code).toBe(0);
  expect(ms).toBeLessThan(2000);
});
