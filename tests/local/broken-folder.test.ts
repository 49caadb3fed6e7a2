import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queues } from "../../stacks/definitions.ts";
import { StartFailure, startFailureOf } from "../../stacks/local/failure.ts";
import { openRecords } from "../../stacks/local/records.ts";
import { readSettings } from "../../stacks/local/settings.ts";
import { startSqs } from "../../stacks/local/sqs/start.ts";
import { hasProc } from "./processes.ts";
import { aFolder, failedStart } from "./stage-process.ts";

const STARTS = 120_000; // the first start may have to build the site

let folder: Awaited<ReturnType<typeof aFolder>>;
beforeEach(async () => {
  folder = await aFolder();
});
afterEach(() => folder.remove());

const inFolder = (path: string) => join(folder.path, path);
const rubbish = "this is no database, and was never meant to be one ".repeat(100);
const openStandIns = () => openRecords(inFolder("stand-ins.sqlite"));
const openQueues = () => startSqs({ queues: [queues.images], dataDir: inFolder("sqs") });

/** Whoever starts it first may have to build the site, which is told as well. */
async function failedBesidesBuilding() {
  const failed = await failedStart({ DATA_DIR: folder.path });
  return { ...failed, stderr: failed.stderr.replace("Building the site …\n", "") };
}

/** A page in the middle of the file is overwritten: its head still says that it is a database. */
function damage(file: string) {
  const bytes = readFileSync(file);
  bytes.fill(0x7e, 4096, bytes.length);
  writeFileSync(file, bytes);
}

test("a broken folder is told in one line, without a stack", { timeout: STARTS }, async () => {
  writeFileSync(inFolder("stand-ins.sqlite"), rubbish);
  expect(await failedBesidesBuilding()).toEqual({
    code: 1,
    stdout: "",
    stderr: `${inFolder("stand-ins.sqlite")} cannot be opened (file is not a database): move it away, or choose another DATA_DIR.\n`,
  });
});

// The kernel's own full disk: whatever is written to it finds no room.
test.skipIf(!hasProc)("a full disk is told in one line, without a stack", { timeout: STARTS }, async () => {
  symlinkSync("/dev/full", inFolder("stage.env"));
  expect(await failedBesidesBuilding()).toEqual({
    code: 1,
    stdout: "",
    stderr: "No room is left on the disk that holds DATA_DIR: free some, or choose another folder.\n",
  });
});

test("a database that finds no room says the same", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("PRAGMA max_page_count = 2; CREATE TABLE t (x)");
  const fill = () => database.exec(`INSERT INTO t VALUES (zeroblob(100000))`);
  expect(fill).toThrow("full");
  let failure: unknown;
  try {
    fill();
  } catch (caught) {
    failure = caught;
  }
  expect(startFailureOf(failure)?.message).toMatch(/^No room is left/);
  expect(startFailureOf(new Error("something else"))).toBeUndefined();
});

test("a folder where the stand-ins' file should be is a sentence", () => {
  mkdirSync(inFolder("stand-ins.sqlite"));
  expect(openStandIns).toThrow(StartFailure);
});

test("stand-ins that were damaged halfway are found out at the start", () => {
  const records = openStandIns();
  const mails = records.collection<string>("mails");
  for (let n = 0; n < 50; n++) mails.put(String(n), rubbish);
  records.close();
  damage(inFolder("stand-ins.sqlite"));
  expect(openStandIns).toThrow(StartFailure);
});

test("queues that are no database are a sentence, and so are damaged ones", async () => {
  const sqs = await openQueues();
  await sqs.close();
  damage(inFolder("sqs/fauxqs.db"));
  await expect(openQueues()).rejects.toThrow(StartFailure);
  writeFileSync(inFolder("sqs/fauxqs.db"), rubbish);
  await expect(openQueues()).rejects.toThrow(/fauxqs\.db cannot be opened \(/);
});

const modeOf = (path: string) => (statSync(inFolder(path)).mode & 0o777).toString(8);

test("what the stand-ins remember is for its owner's eyes only", () => {
  readSettings({ DATA_DIR: inFolder("data") });
  expect(modeOf("data")).toBe("700");
  // As an earlier release left it.
  writeFileSync(inFolder("stand-ins.sqlite"), "", { mode: 0o644 });
  const records = openStandIns();
  records.collection<string>("secrets").put("key", "secret");
  expect([modeOf("stand-ins.sqlite"), modeOf("stand-ins.sqlite-wal")]).toEqual(["600", "600"]);
  records.close();
});
