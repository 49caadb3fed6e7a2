import { expect, test } from "vitest";
import { neededStyle } from "../../web/build/needed-style.ts";

const html =
  '<html><main class="page wide"><p class="note" data-frame="none" style="top:var(--crop)">Words</p><button aria-label="1 > 0" disabled>No</button></main>';
const needed = (css: string) => neededStyle(css, html);

test.each([
  ".page{margin:0}",
  "p{margin:0}",
  ".page .note{margin:0}",
  ".elsewhere,.note{margin:0}",
  ".note:not(.elsewhere){margin:0}",
  '@font-face{font-family:"A";src:url(a.woff2)}',
  "@keyframes turn{to{rotate:1turn}}.note{animation:1s turn}",
  "@media (width>60rem){.page{margin:0}}",
  ":root{--wall:#fff}p{color:var(--wall,red)}",
  ":root{--crop:50%}",
  "main>.page.wide:hover{margin:0}",
  ".note[data-frame]:not([data-frame=black]){margin:0}",
  'p[data-frame="none"]{margin:0}',
  "button:disabled{margin:0}",
  "button[aria-label]{margin:0}",
  // What is changed before the site is there.
  ":root[data-theme=dark]{color-scheme:dark}",
  "html[data-known] .note{margin:0}",
  ".note[open]{margin:0}",
  ".note[aria-busy=true]{margin:0}",
  ".note[data-failed]{margin:0}",
])("%s styles the page", (rule) => {
  expect(needed(rule)).toBe(rule);
});

test.each([
  ".elsewhere{margin:0}",
  ".page .elsewhere{margin:0}",
  ".page.elsewhere{margin:0}",
  "@media print{.elsewhere{margin:0}}",
  ".elsewhere>:is(a,button){margin:0}",
  ".elsewhere>:nth-child(odd of :is(a,p)):last-child{margin:0}",
  ".page textarea{margin:0}",
  "p.page{margin:0}",
  ".wide.note{margin:0}",
  ".note[data-frame=black],.note[data-frame=white]{margin:0}",
  ".page[data-frame]{margin:0}",
  ".note:disabled{margin:0}",
  "@keyframes turn{to{rotate:1turn}}",
  "@supports (display:grid){@media print{.elsewhere{margin:0}}}",
])("%s does not", (rule) => {
  expect(needed(`${rule}.page{margin:0}`)).toBe(".page{margin:0}");
});

test("the order stays, and a group keeps only what is needed", () => {
  const css = "@import 'a.css';.page{a:1}@media print{.elsewhere{b:1}.wide{c:1}}.elsewhere{d:1}p{e:1}";
  expect(needed(css)).toBe("@import 'a.css';.page{a:1}@media print{.wide{c:1}}p{e:1}");
});

test("what nothing reads is not said", () => {
  const css = ":root{--ink:#000;--wall:#fff;--veil:#0008}p{color:var(--ink)}.note{--away:0 100%;margin:0}";
  expect(needed(css)).toBe(":root{--ink:#000;}p{color:var(--ink)}.note{margin:0}");
});
