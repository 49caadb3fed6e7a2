import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { site } from "../definitions.ts";
import { StartFailure } from "./failure.ts";

const root = join(import.meta.dirname, "../..");

/** The folder of the site as its sources are now. Made by a child, so that waiting for it can be ended. */
export async function builtSite(signal: AbortSignal): Promise<string> {
  const script = fileURLToPath(new URL("./build-site.ts", import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "ignore", "inherit"] });
  const stop = () => child.kill();
  signal.addEventListener("abort", stop);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  signal.removeEventListener("abort", stop);
  if (code !== 0) throw new StartFailure('The site could not be built; "node web/build/build.ts" says why.');
  return join(root, site.output);
}
