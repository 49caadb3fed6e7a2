import { setFlagsFromString } from "node:v8";
import type { ImageModel } from "../../functions/core/images/model.ts";
import { startFailureOf } from "./failure.ts";
import { readSettings } from "./settings.ts";
import { type OpenSite, openStage, type Stage } from "./stage.ts";

/** Nobody waits longer than this for the end. */
const CLOSE_WITHIN_MS = 1800;
/** npm passes on a Ctrl-C that the terminal has sent already: the same one, not a second. */
const SAME_SIGNAL_MS = 250;

/** Opens the stage, says so in one line, and closes it when asked to. `artist` draws in the place of the embedded one. */
export async function runStage(openSite: OpenSite, artist?: ImageModel): Promise<void> {
  const ending = new AbortController();
  let stage: Stage | undefined;
  let askedAt = 0;

  async function end() {
    if (ending.signal.aborted) {
      if (Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    askedAt = Date.now();
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    ending.abort();
    await stage?.close();
    if (stage) process.exit();
  }
  process.on("SIGINT", end);
  process.on("SIGTERM", end);

  try {
    stage = await openStage({ ...readSettings(process.env), artist, openSite, signal: ending.signal });
    if (ending.signal.aborted) return await stage.close();
    process.stdout.write(`Wallflower is open at ${stage.url}\n`);
    // V8 lets what is done with lie until there is half as much again. Not at birth: opening would take a third longer.
    setFlagsFromString("--optimize-for-size");
    stage.lost.then((why) => {
      process.stderr.write(`Wallflower closes, because its local database is gone: ${why}.\n`);
      process.exitCode = 1;
      end();
    });
  } catch (failure) {
    if (ending.signal.aborted) process.exit(0);
    const known = startFailureOf(failure);
    if (!known) throw failure;
    process.stderr.write(`${known.message}\n`);
    process.exit(1);
  }
}
