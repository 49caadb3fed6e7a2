import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./sources.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifest = JSON.parse(read("package.json")) as Record<
  "scripts" | "dependencies" | "devDependencies",
  Record<string, string>
>;
const tops = ["web", "functions", "stacks", "tests"];
const papers = ["README.md", ...globSync(`{${tops}}/**/*.md`, { cwd: root })].map((path) => ({
  path,
  text: read(path),
}));
const decisions = papers.filter(({ path }) => path.includes("/decisions/"));

/** As a heading is linked to. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
const headingsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);

function leadsNowhere(from: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const to = path === "" ? from : join(dirname(from), path);
  if (!existsSync(join(root, to))) return true;
  return anchor !== undefined && !headingsOf(read(to)).map(anchorOf).includes(anchor);
}

test("every link of the papers leads somewhere", () => {
  const broken = papers.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => leadsNowhere(path, target))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("every file that the papers name is there", () => {
  const named = new RegExp(`^(?:${tops.join("|")}|core|local|partners|lib|api)/[\\w./<>*-]+$`);
  const isThere = (from: string, path: string) =>
    ["", dirname(from), "functions"].some(
      (folder) => globSync(join(folder, path.replace(/<\w+>/g, "*")), { cwd: root }).length > 0,
    );
  const missing = papers.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, code = ""]) => code)
      .filter((code) => named.test(code) && !isThere(path, code))
      .map((code) => `${path}: ${code}`),
  );
  expect(missing).toEqual([]);
});

test("every command that the papers name is one", () => {
  const unknown = papers.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w-]+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !(name in manifest.scripts))
      .map((name) => `${path}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("every row of the papers' tables has the cells of its head, and so is shown as one", () => {
  const cells = (row: string) => row.replaceAll(/`[^`]*`/g, "code").split("|").length;
  const ragged = papers.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:^\|.*\|\n)+/gm)].flatMap(([table]) => {
      const [head = "", ...rows] = table.trimEnd().split("\n");
      return rows.filter((row) => cells(row) !== cells(head)).map((row) => `${path}: ${row}`);
    }),
  );
  expect(ragged).toEqual([]);
});

test("the front door is no book", () => {
  expect(Buffer.byteLength(read("README.md"))).toBeLessThan(6_000);
});

test("every decision is dated, and says what would change our mind", () => {
  expect(decisions.length).toBeGreaterThan(10);
  const incomplete = decisions.filter(({ path, text }) => {
    const [, date] = /\/decisions\/(\d{4}-\d\d-\d\d)-[\w-]+\.md$/.exec(path) ?? [];
    return !date || !text.startsWith(`# ${date}: `) || !text.includes("**What would change our mind.**");
  });
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

test("whoever's work is shipped is credited", () => {
  const notice = read("NOTICE");
  const fonts = Object.keys(manifest.devDependencies).filter((name) => /^@(?:fontsource|iconify)/.test(name));
  const shipped = [...Object.keys(manifest.dependencies), ...fonts];
  expect(shipped.filter((name) => !notice.includes(name))).toEqual([]);
});
