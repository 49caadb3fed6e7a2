import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

export type Chromium = {
  executablePath: string;
  args: string[];
  /** What Playwright would give it besides. */
  ignoreDefaultArgs: string[];
  env: Record<string, string>;
};

const systemPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Nobody else is spoken to: whoever tries has it in the console. */
const NOBODY_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1";

/** As root, and in most containers, Chromium's own sandbox cannot start; it only ever opens pages of ours. */
const args = [
  NOBODY_ELSE,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/**
 * What its processes share is memory, where there is enough of that. Playwright would have a file for each answer and
 * each frame, as containers may have 64 MB: a sixth of the system's time in a test went there.
 */
const ENOUGH = 1 << 30;
const sharedMemory = () => {
  const { bsize, bavail } = existsSync("/dev/shm") ? statfsSync("/dev/shm") : { bsize: 0, bavail: 0 };
  return bsize * bavail < ENOUGH ? [] : ["--disable-dev-shm-usage"];
};

const environment = () => process.env as Record<string, string>;

/** The browser for the tests: the one in CHROMIUM_PATH, the system's, or the one that npm brought along. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH ?? systemPlaces.find(existsSync);
  const ignoreDefaultArgs = sharedMemory();
  if (named) return { executablePath: named, args, ignoreDefaultArgs, env: environment() };
  return { ...(await packedChromium()), args, ignoreDefaultArgs };
}

async function packedChromium(): Promise<Pick<Chromium, "executablePath" | "env">> {
  const packageDir = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..");
  const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8"));
  const home = resolve("node_modules/.cache", `chromium-${version}`);
  if (!existsSync(join(home, "unpacked"))) await unpack(packageDir, home);

  const executablePath = join(home, "chromium");
  const env = { ...environment(), FONTCONFIG_FILE: fontsFor(home) };
  return { executablePath, env: { ...env, ...missingLibraries(executablePath, home) } };
}

/** Unpacked into a folder of its own and put in place whole: several processes may do this at once. */
async function unpack(packageDir: string, home: string) {
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const before = process.env.TMPDIR;
  // The package unpacks into the system's folder for temporary files, and would reuse whatever lies there.
  process.env.TMPDIR = draft;
  const { default: chromium, inflate } = await import("@sparticuz/chromium");
  await chromium.executablePath();
  await inflate(join(packageDir, "bin/al2023.tar.br"));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  writeFileSync(join(draft, "unpacked"), "");
  try {
    renameSync(draft, home);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Chromium ends at once where it finds no font; the packed settings name a folder that only Lambda has. */
function fontsFor(home: string): string {
  const file = join(home, "fonts.conf");
  const folders = [join(home, "fonts"), "/usr/share/fonts"].map((folder) => `<dir>${folder}</dir>`).join("");
  writeFileSync(file, `<fontconfig>${folders}<cachedir>${join(home, "font-cache")}</cachedir></fontconfig>`);
  return file;
}

/** A bare machine lacks some libraries: the packed ones are used there, and only there. */
function missingLibraries(executablePath: string, home: string): Record<string, string> {
  const { stdout = "" } = spawnSync("ldd", [executablePath], { encoding: "utf8" });
  return stdout.includes("not found") ? { LD_LIBRARY_PATH: join(home, "al2023/lib") } : {};
}
