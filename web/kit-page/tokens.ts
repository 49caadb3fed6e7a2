import sheet from "../src/kit/tokens.css?raw";

/** What the style sheet defines, read from it: a token that is added there shows up here by itself. */
const tokens = [...sheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = "", value = ""]) => ({
  name,
  value: value.replaceAll(/\s+/g, " ").trim(),
}));

const isColor = (value: string) => /^(#|rgb)/.test(value);
const beginning = (...starts: string[]) =>
  tokens.filter(({ name }) => starts.some((start) => name.startsWith(start)));

export const colors = tokens.filter(({ value }) => isColor(value));
export const sizes = beginning("--text-", "--title-");
export const spaces = beginning("--space-");
export const motions = beginning("--slow", "--quick");
export const shapes = beginning("--radius", "--shadow");
