import { mkdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { root } from "../../architecture/sources.ts";
import { samples } from "./samples.ts";
import { named, trespasses } from "./trespass.ts";

test("nobody reads or changes what is somebody else's, by whatever name it is asked for", async () => {
  expect(await trespasses()).toEqual([]);
});

test("every operation that is told what it is about has a sample, and no other has", () => {
  expect(Object.keys(samples).toSorted()).toEqual(named.toSorted());
});

/** The owners' checks, and what is left when somebody takes one out. */
const checks: [place: string, check: string, without: string][] = [
  [
    "core/orders/seeing.ts",
    "if (!order || (userId !== undefined && owner !== userId)) throw notFound();",
    "if (!order) throw notFound();",
  ],
  [
    "core/orders/owner-changes.ts",
    "const order = await visibleOrder(needs, asking);\n  if (isCalledOff",
    "const order = (await needs.table.get((await import('./items.ts')).orders, asking))!;\n  if (isCalledOff",
  ],
  [
    "core/orders/owner-changes.ts",
    "const order = await visibleOrder(needs, asking);\n  const fault",
    "const order = (await needs.table.get((await import('./items.ts')).orders, asking))!;\n  const fault",
  ],
  ["core/orders/seeing.ts", "opensOrder(needs.orderSecret, orderId, key)", "key.length === 32"],
  ["core/orders/order-link.ts", "? orderId : undefined", "|| signature.length === 32 ? orderId : undefined"],
  [
    "core/orders/payment/at-once.ts",
    "const order = await ownOrder(needs, caller, orderId);",
    "const order = (await needs.table.get((await import('../items.ts')).orders, { orderId }))!;",
  ],
  ["core/images/gallery.ts", "image.userId === userId)", "image.userId !== undefined)"],
  ["core/images/gallery.ts", "if (image.userId !== userId) throw imageNotFound();", ""],
  [
    "core/images/remove.ts",
    "await ownImage(needs, userId, id)",
    "await (await import('./gallery.ts')).findImage(needs, id)",
  ],
  ["core/checkout/checkout.ts", "!mayBuy(userId, image)", "!image"],
  ["api/images.ts", "own = image.userId === caller?.userId", "own = true"],
  ["api/identity.ts", 'token.state === "forged" || token.pass.userId === profile.userId', "true"],
  ["core/accounts/visit.ts", "!session || ", ""],
];

/** The same battery, against a shop in which one check is missing. */
async function trespassesWithout(n: number): Promise<string[]> {
  const [place, check, without] = checks[n] ?? ["", "", ""];
  const outfile = resolve(root, `.cache/ownership/without-${n}.mjs`);
  let planted = 0;
  await mkdir(resolve(root, ".cache/ownership"), { recursive: true });
  await build({
    entryPoints: [resolve(root, "tests/api/ownership/trespass.ts")],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    logLevel: "silent",
    plugins: [
      {
        name: "without",
        setup: ({ onLoad }) =>
          onLoad({ filter: /functions\/.*\.ts$/ }, async ({ path }) => {
            if (!path.endsWith(`functions/${place}`)) return undefined;
            const text = await readFile(path, "utf8");
            planted = text.split(check).length - 1;
            return { contents: text.replace(check, () => without), loader: "ts" };
          }),
      },
    ],
  });
  if (planted !== 1) throw new Error(`${place} has ${planted} times: ${check}`);
  const { trespasses: find } = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as {
    trespasses: typeof trespasses;
  };
  return find();
}

test.for(checks.map(([place, check], n) => ({ n, place, check: check.split("\n").at(-1) })))(
  "taking a check out is noticed: $place, $check",
  async ({ n }) => {
    expect(await trespassesWithout(n)).not.toEqual([]);
  },
);
