import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findCircle } from "./circles.ts";
import { type Import, imports, isPackage, root, sources } from "./sources.ts";

const show = (found: Import[]) => found.map(({ from, to }) => `${from} → ${to}`);

/** The floors of `functions`, lowest first. Every other folder there is an entry, and those stand side by side. */
const floors = ["lib", "core", "partners", "composition.ts", "shop.ts"];
const ENTRIES = floors.length;
const floorOf = (path: string): number | undefined => {
  const [top, room = ""] = path.split("/");
  if (top !== "functions" || room === "edge") return undefined;
  const floor = floors.indexOf(room);
  return floor < 0 ? ENTRIES : floor;
};

const within = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
const noun = (path: string) => path.split("/").slice(0, 3).join("/");

test("functions import downwards only, types included", () => {
  const upwards = imports.filter(({ from, to }) => {
    const [above, below] = [floorOf(from), floorOf(to)];
    return above !== undefined && below !== undefined && below > above;
  });
  expect(show(upwards)).toEqual([]);
});

test("entries stand side by side and know nothing of each other", () => {
  const sideways = imports.filter(
    ({ from, to }) =>
      floorOf(from) === ENTRIES && floorOf(to) === ENTRIES && from.split("/")[1] !== to.split("/")[1],
  );
  expect(show(sideways)).toEqual([]);
});

test("what runs at the edge knows the site, and nothing else", () => {
  const strays = imports.filter(
    ({ from, to }) =>
      within("functions/edge")(from) && !within("functions/edge")(to) && !within("functions/core/site")(to),
  );
  expect(show(strays)).toEqual([]);
});

test("the shop itself and its library know no vendor", () => {
  const vendors = /^(?:@aws-sdk|stripe|sst|sharp|hono|react|@napi-rs)\b/;
  const strays = imports.filter(
    ({ from, to }) => (within("functions/core")(from) || within("functions/lib")(from)) && vendors.test(to),
  );
  expect(show(strays)).toEqual([]);
});

test("of AWS's clients what AWS runs takes the types alone", () => {
  const strays = imports.filter(
    ({ from, to, typeOnly }) => within("functions")(from) && /^@aws-sdk\/client-/.test(to) && !typeOnly,
  );
  expect(show(strays)).toEqual([]);
});

test("only partners load the SDKs of vendors", () => {
  const strays = imports.filter(
    ({ from, to }) =>
      within("functions")(from) && /^(?:@aws-sdk|stripe)\b/.test(to) && !within("functions/partners")(from),
  );
  expect(show(strays)).toEqual([]);
});

test("the environment and linked resources are read in shop.ts alone, through what knows how SST links", () => {
  const readers = sources.filter(
    ({ path, text }) => within("functions")(path) && /process\.env|from "sst|\/sst\.ts"/.test(text),
  );
  expect(readers.map(({ path }) => path)).toEqual(["functions/shop.ts", "functions/partners/sst.ts"]);
});

test("nothing that ships imports the tests or the local stage", () => {
  const strays = imports.filter(
    ({ from, to }) =>
      !within("tests")(from) &&
      ((within("stacks/local")(to) && !within("stacks/local")(from)) || within("tests")(to)),
  );
  expect(show(strays)).toEqual([]);
});

test("the site takes only types and pure files from the functions", () => {
  const pure = (path: string, seen = new Set<string>()): boolean => {
    // What a file says with a schema, the bundle of the site leaves behind: tests/architecture/shaken.test.ts.
    if (path === "functions/lib/schema.ts") return true;
    if (isPackage(path)) return false;
    if (seen.has(path)) return true;
    seen.add(path);
    const allowed =
      /^functions\/(?:core\/|lib\/(?:money|money-shape|schema|clock|fields|field-words|puzzle|words)\.ts)/.test(
        path,
      );
    const below = sources.find((source) => source.path === path)?.imports ?? [];
    return allowed && below.every(({ to, typeOnly }) => typeOnly || pure(to, seen));
  };
  const strays = imports.filter(
    ({ from, to, typeOnly }) => within("web")(from) && within("functions")(to) && !typeOnly && !pure(to),
  );
  expect(show(strays)).toEqual([]);
});

const room = (path: string) => (path.split("/").length > 3 ? (path.split("/")[2] ?? "") : "");
const insideTheSite = imports.filter(({ from, to }) => within("web/src")(from) && within("web/src")(to));

test("the kit knows no shop, and nothing within the shell knows the shell", () => {
  const strays = insideTheSite.filter(({ from, to }) => {
    const [here, there] = [room(from), room(to)];
    if (here === "kit") return there !== "kit";
    return here !== "" && here !== "shell" && there === "shell";
  });
  expect(show(strays)).toEqual([]);
});

/** The nouns that a paper names, each of which knows only those before it. */
function orderIn(paper: string, pattern: RegExp): string[] {
  const named = pattern.exec(readFileSync(join(root, paper), "utf8"))?.[1] ?? "";
  const order = named.split(/,\s+|\s+→\s+/);
  expect(order.length).toBeGreaterThan(5);
  return order;
}

test("the site's nouns know only those before them, in the order that its paper says", () => {
  const order = orderIn("web/README.md", /stand before it here:\s+([\w,\s]+)\./);
  const below = ["", "kit", "dialogs", "storage"];
  const strays = insideTheSite.filter(({ from, to }) => {
    const [here, there] = [room(from), room(to)];
    if (here === there || here === "" || here === "shell" || below.includes(there)) return false;
    return order.indexOf(there) < 0 || order.indexOf(here) <= order.indexOf(there);
  });
  expect(show(strays)).toEqual([]);
});

test("only what every screen stands on is kept outside the rooms of the site", () => {
  const roots = sources
    .filter(({ path }) => within("web/src")(path) && room(path) === "")
    .map(({ path }) => path);
  expect(roots.map((path) => path.slice("web/src/".length)).toSorted()).toEqual(
    ["api.ts", "main.tsx", "prerender.tsx", "routes.tsx", "screens.ts", "store.ts"].toSorted(),
  );
});

test("there are no circles between files", () => {
  const files = imports.filter(({ to }) => !isPackage(to)).map(({ from, to }) => [from, to] as const);
  expect(findCircle(files)).toBeUndefined();
});

/** From one noun of the shop to another. */
const betweenNouns = imports.filter(
  ({ from, to }) =>
    within("functions/core")(from) &&
    within("functions/core")(to) &&
    noun(from) !== noun(to) &&
    // It is no noun: it says what stands in one file of a function, and nothing is taken from it.
    ![noun(from), noun(to)].some((path) => path.endsWith("/at-start.ts")),
);

test("there are no circles between the shop's nouns", () => {
  expect(findCircle(betweenNouns.map(({ from, to }) => [noun(from), noun(to)] as const))).toBeUndefined();
});

test("the shop's nouns know only those before them, in the order that its paper says", () => {
  const order = ["site", ...orderIn("functions/README.md", /knows only those before it, ([^.]+)\./)];
  const placeOf = (path: string) => order.indexOf(noun(path).slice("functions/core/".length));
  const strays = betweenNouns.filter(({ from, to }) => {
    const [here, there] = [placeOf(from), placeOf(to)];
    return there < 0 || (here >= 0 && here <= there);
  });
  expect(show(strays)).toEqual([]);
});

test("a planted circle is found", () => {
  expect(
    findCircle([
      ["a", "b"],
      ["b", "c"],
      ["c", "a"],
    ]),
  ).toEqual(["a", "b", "c", "a"]);
});
