import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { childrenOf, hasProc, isRunning, listeningOn } from "./processes.ts";
import { aFolder, failedStart, openStageProcess } from "./stage-process.ts";

const STARTS = 120_000; // the first start may have to build the site

test("one line says where the shop is open, and there it answers", { timeout: STARTS }, async () => {
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  expect(stage.stdout()).toBe(`Wallflower is open at ${stage.url}\n`);
  expect(new URL(stage.url).hostname).toBe("localhost");

  const health = await fetch(`${stage.url}/api/v1/health`);
  expect(await health.json()).toMatchObject({ status: "ok", stage: "local" });
  const home = await fetch(stage.url);
  expect(home.headers.get("content-type")).toMatch("text/html");
  expect(home.headers.get("strict-transport-security")).toMatch("max-age");
  // Memory that is done with goes back to the system (at-birth.cjs): it is for the C library, the one that draws and V8 to read at birth.
  if (hasProc) {
    const environment = readFileSync(`/proc/${stage.pid}/environ`, "utf8");
    expect(environment).toMatch(/\0MALLOC_MMAP_THRESHOLD_=\d+\0/);
    expect(environment).toContain("\0MIMALLOC_PURGE_DELAY=0\0");
    expect(readFileSync(`/proc/${stage.pid}/cmdline`, "utf8")).toContain("\0--no-parallel-scavenge\0");
  }
  await stage.end("SIGINT");
});

test("a taken port is one sentence", { timeout: STARTS }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const failed = await failedStart({ PORT: String(port), DATA_DIR: ":memory:" });
  other.close();
  expect(failed).toEqual({
    code: 1,
    stdout: "",
    stderr: `Port ${port} is taken: close what uses it, or choose another, as in "PORT=${port + 1} npm start".\n`,
  });
});

test("a DATA_DIR that cannot be written to is one sentence", { timeout: STARTS }, async () => {
  const folder = await aFolder();
  // Below a file there is no folder, whoever asks: a test may run as root.
  writeFileSync(join(folder.path, "file"), "");
  const dataDir = join(folder.path, "file", "data");
  const failed = await failedStart({ DATA_DIR: dataDir });
  expect(failed).toEqual({
    code: 1,
    stdout: "",
    stderr: `DATA_DIR is "${dataDir}", where nothing can be written (ENOTDIR).\n`,
  });
  await folder.remove();
});

test.each(["http", "-1", "65536", "3000.5"])("the port %s is none", { timeout: STARTS }, async (port) => {
  const failed = await failedStart({ PORT: port, DATA_DIR: ":memory:" });
  expect(failed).toEqual({
    code: 1,
    stdout: "",
    stderr: `PORT is "${port}", but a port is a whole number from 0 to 65535.\n`,
  });
});

test("a host that is not of this machine is one sentence", { timeout: STARTS }, async () => {
  const failed = await failedStart({ HOST: "192.0.2.1", DATA_DIR: ":memory:" });
  expect(failed).toEqual({
    code: 1,
    stdout: "",
    stderr: 'HOST is "192.0.2.1", which is no address of this machine.\n',
  });
});

test("two stages do not share one folder", { timeout: STARTS }, async () => {
  const folder = await aFolder();
  const stage = await openStageProcess({ DATA_DIR: folder.path });
  const failed = await failedStart({ DATA_DIR: folder.path });
  expect(failed).toMatchObject({
    code: 1,
    stderr: "Another Wallflower has this DATA_DIR open; close it or choose another folder.\n",
  });
  await stage.end("SIGINT");
  await folder.remove();
});

test.skipIf(!hasProc).each(["SIGINT", "SIGTERM"] as const)(
  "%s ends it within two seconds, and leaves nothing running",
  { timeout: STARTS },
  async (signal) => {
    const folder = await aFolder();
    const stage = await openStageProcess({ DATA_DIR: folder.path });
    const children = childrenOf(stage.pid);
    expect(children.length).toBeGreaterThan(0);

    const { code, ms } = await stage.end(signal);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(2000);
    expect(children.filter(isRunning)).toEqual([]);
    await folder.remove();
  },
);

test.skipIf(!hasProc)("all of it listens on loopback only", { timeout: STARTS }, async () => {
  const stage = await openStageProcess({ DATA_DIR: ":memory:" });
  const addresses = [stage.pid, ...childrenOf(stage.pid)].flatMap(listeningOn);
  // The shop, S3, SQS, SES, DynamoDB, and the stand-ins for Google, Stripe and Prodigi.
  expect(addresses).toHaveLength(8);
  expect(addresses.filter((address) => !address.startsWith("0100007F:"))).toEqual([]);
  await stage.end("SIGINT");
});

test.skipIf(!hasProc)(
  "a database that dies closes the shop, with a sentence",
  { timeout: STARTS },
  async () => {
    const stage = await openStageProcess({ DATA_DIR: ":memory:" });
    for (const child of childrenOf(stage.pid)) process.kill(child, "SIGKILL");
    expect(await stage.ended()).toBe(1);
    expect(stage.stderr()).toBe(
      "Wallflower closes, because its local database is gone: dynoxide ended (SIGKILL).\n",
    );
  },
);
