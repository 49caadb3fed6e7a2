import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../.cache/starter");

/** Shopify's tools tell nobody that they were run. */
const env = { ...process.env, CI: "1", SHOPIFY_CLI_NO_ANALYTICS: "1" };

function npm(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync("npm", args, {
    cwd,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (status !== 0)
    throw new Error(
      `Starters come from npm's registry, and this may not have reached it: npm ${args.join(" ")}\n${stdout}${stderr}`,
    );
}

/** Installed and built by its own commands. */
function built(name: string, ...create: string[]) {
  const root = join(folder, name);
  npm(folder, "create", "--yes", ...create);
  npm(root, "install", "--no-audit", "--no-fund");
  npm(root, "run", "build");
  const versionOf = (of: string): string =>
    JSON.parse(readFileSync(join(root, "node_modules", of, "package.json"), "utf8")).version;
  return { root, versionOf };
}

const hydrogenOptions = ["--mock-shop", "--language", "ts", "--routes", "--markets", "none"];
const nothingElse = ["--styling", "none", "--no-shortcut", "--no-install-deps", "--no-git"];

/** What a beginner of the field starts from, as it is published today, in a folder of its own: a shop, and a bare page. */
export function startersBuilt() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shop = ["@shopify/hydrogen@latest", "--", "--path", "hydrogen", ...hydrogenOptions, ...nothingElse];
  const hydrogen = built("hydrogen", ...shop);
  const react = built("react", "vite@latest", "react", "--", "--template", "react", "--no-interactive");
  return {
    hydrogen: {
      root: hydrogen.root,
      name: `Shopify's Hydrogen (${hydrogen.versionOf("@shopify/hydrogen")}, React ${hydrogen.versionOf("react")})`,
    },
    react: {
      root: react.root,
      name: `create-vite's React (React ${react.versionOf("react")}, Vite ${react.versionOf("vite")})`,
    },
  };
}
