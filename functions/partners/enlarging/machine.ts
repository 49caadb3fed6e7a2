import baked from "./network.json" with { type: "json" };

// Node has it; the types of Node do not say so.
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<"layer" | "last", Run> };
};

/** From, to, weights, how many times four pixels, a line, a plane, channels: addresses and distances in bytes. */
type Run = (...numbers: number[]) => void;

const PAGE = 65_536;
const FLOAT = 4;

export const weights = Buffer.from(baked.floats, "base64");

/** Where the weights of each layer begin. */
export const layers = baked.layers.map(
  (_, n) => FLOAT * baked.layers.slice(0, n).reduce((sum, floats) => sum + floats, 0),
);

/** The network's code over a memory that begins with its weights. `tests/art/network` assembles it. */
export function machineWith(bytes: number) {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const module = new WebAssembly.Module(Buffer.from(baked.code, "base64"));
  const { layer, last } = new WebAssembly.Instance(module, { host: { memory } }).exports;
  new Uint8Array(memory.buffer).set(weights);
  return { layer, last, buffer: memory.buffer };
}
