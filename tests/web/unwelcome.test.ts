import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unwelcomeIn } from "../../web/build/unwelcome.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wallflower-build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const found = (code: string, file = "index-1.js") => {
  writeFileSync(join(folder, file), code);
  return unwelcomeIn(folder);
};

test("a build that any of the oldest browsers runs is welcome", () => {
  expect(found("const a=new AbortController;new URL(b);Object.fromEntries(c);a.role==b")).toEqual([]);
});

test.each([
  ["AbortSignal.any([a,b])", "AbortSignal.any"],
  ["const{promise:a}=Promise.withResolvers()", "Promise.withResolvers"],
  ["Object.groupBy(a,b)", "Object.groupBy"],
  ["Map.groupBy(a,b)", "Object.groupBy"],
  ["Promise.try(a)", "Promise.try"],
  ["URL.canParse(a)", "URL.canParse"],
  ["URL.parse(a)", "URL.canParse"],
  ["Array.fromAsync(a)", "Array.fromAsync"],
  ["a.isSubsetOf(b)", "methods of sets"],
  ['{closedBy:"any"}', "closedby"],
  ['a.role="alert"', "attributes as properties"],
  ["a.ariaBusy=null", "attributes as properties"],
  ["`https://react.dev/errors/`+a", "React's own renderer"],
])("%s is named, with its file", (code, name) => {
  expect(found(code)).toEqual([expect.stringContaining(`index-1.js has ${name}`)]);
});

test("a style that an older browser leaves out is named as well", () => {
  expect(found(":root:not(a):is(b){color:red}", "style-1.css")).toEqual([]);
  expect(found(":root:has(p){color:red}", "style-1.css")).toEqual([
    expect.stringContaining("style-1.css has :has()"),
  ]);
});
