import { resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { imports, root, sources } from "./sources.ts";

/** What is left of a source in a bundle, as the site's build makes it. */
async function bundled(source: string): Promise<string> {
  const entry = "the-entry";
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, lib: { entry, formats: ["es"], fileName: "rules" }, minify: true },
  });
  const [{ output }] = built as unknown as [Rolldown.RolldownOutput];
  return output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
}

test("what the site takes from a noun leaves its schema, and zod, behind", async () => {
  const taken = imports
    .filter(({ from, typeOnly }) => from.startsWith("web/src/") && !typeOnly)
    .map(({ to }) => to);
  const withSchema = sources.filter(
    ({ path, imports }) => taken.includes(path) && imports.some(({ to }) => to === "functions/lib/schema.ts"),
  );
  const whole = withSchema.map(({ path }) => `import ${JSON.stringify(resolve(root, path))};`);
  const code = await bundled(whole.join("\n"));
  expect(withSchema.map(({ path }) => path)).toContain("functions/core/cart/cart.ts");
  expect(code.length).toBeLessThan(400);
  expect(code).not.toContain("ZodMini");
});
