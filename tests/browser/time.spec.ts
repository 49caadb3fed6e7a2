import { aFolder, openStageProcess } from "../local/stage-process.ts";
import { expect, test } from "./pages.ts";
import { account, aPerson, register } from "./people.ts";

const MINUTES = 60;
const DAYS = 24 * 60 * MINUTES;

// The shop is closed for a moment while its clock is put forward.
test.use({
  expectedFault: /asked http:\/\/localhost|status of 403|ERR_(CONNECTION|EMPTY|INCOMPLETE|CONTENT_LENGTH)_/,
});

test("a browser that sleeps past its token is not logged out, and one that sleeps past its session is", async ({
  page,
  isMobile,
}) => {
  const folder = await aFolder();
  let stage = await openStageProcess({ DATA_DIR: folder.path });
  const { port } = new URL(stage.url);
  const wakeUpAfter = async (seconds: number) => {
    await stage.end("SIGTERM");
    stage = await openStageProcess({
      DATA_DIR: folder.path,
      PORT: port,
      WALLFLOWER_CLOCK_AHEAD: String(seconds),
    });
    await page.goto(`${stage.url}/about`);
  };
  try {
    await page.goto(`${stage.url}/about`);
    const mails = { get: (path: string) => page.request.get(stage.url + path) };
    await register(page, mails, isMobile, aPerson(), stage.url);
    await wakeUpAfter(16 * MINUTES);
    await expect(account(page)).toBeVisible();
    await page.goto(`${stage.url}/account`);
    await expect(page.getByRole("heading", { name: "Change your password" })).toBeVisible();

    await wakeUpAfter(40 * DAYS);
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "{}").state);
    await expect.poll(kept).toMatchObject({ accessToken: null, user: null });
    await expect(account(page)).toHaveCount(0);
  } finally {
    await stage.end("SIGTERM");
    await folder.remove();
  }
});
