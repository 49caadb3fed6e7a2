import { readFileSync, writeFileSync } from "node:fs";
import { moduleOf } from "./assembler.ts";
import { convolution } from "./convolution.ts";

const file = new URL("../../../functions/partners/enlarging/network.json", import.meta.url);

/** The machine code of the network that doubles pictures; what is committed beside its weights is this. */
export const networkCode = () =>
  Buffer.from(
    moduleOf([
      convolution({ name: "layer", reach: 1, outputs: 8 }),
      convolution({ name: "last", reach: 0, outputs: 12 }),
    ]),
  ).toString("base64");

// node tests/art/network/bake.ts
if (import.meta.main) {
  const { network, layers, floats } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ network, layers, code: networkCode(), floats }, null, 2)}\n`);
}
