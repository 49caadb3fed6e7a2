import { type Engine, installed, started } from "./engine.ts";

const folder = "/usr/lib/x86_64-linux-gnu";
const display = installed("/usr/bin/Xvfb");
const driver = installed("/usr/bin/WebKitWebDriver");
const browser = installed(...["4.1", "6.0", "4.0"].map((abi) => `${folder}/webkit2gtk-${abi}/MiniBrowser`));

export const webkitBinaries = display && driver && browser ? { display, driver, browser } : undefined;

const PORT = 3919;

/** WebKitGTK, by the classic WebDriver of its package, on a screen that nobody sees. */
export async function webkit({
  display,
  driver,
  browser,
}: NonNullable<typeof webkitBinaries>): Promise<Engine> {
  const screen = started(display, ["-displayfd", "1", "-screen", "0", "1280x900x24"], { ready: /(\d+)\n/ });
  const env = { DISPLAY: `:${await screen.said}` };
  const service = started("/bin/sh", ["-c", `echo ready; exec ${driver} --port=${PORT}`], {
    ready: /(ready)/,
    env,
  });
  await service.said;
  const call = async (method: "POST" | "DELETE" | "GET", path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isUp = () =>
    call("GET", "/status").then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isUp()); tries++)
    await new Promise((later) => setTimeout(later, 100));
  const options = { binary: browser, args: ["--automation"] };
  const { sessionId, capabilities } = (await call("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => call("POST", `${session}/url`, { url }).then(() => undefined),
    run: (expression) =>
      call("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async close() {
      await call("DELETE", session).catch(() => undefined);
      await service.end();
      await screen.end();
    },
  };
}
