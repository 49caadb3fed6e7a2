/** As much of an assembler of WebAssembly as the convolutions beside it need: instructions are lists of bytes. */
export type Code = readonly number[];

function leb(value: number, signed: boolean): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; ) {
    const byte = rest & 0x7f;
    rest >>= 7;
    const last = signed ? (rest === 0 && byte < 64) || (rest === -1 && byte >= 64) : rest === 0;
    bytes.push(last ? byte : byte | 0x80);
    if (last) return bytes;
  }
}
const u32 = (value: number) => leb(value, false);
const simd = (opcode: number) => [0xfd, ...u32(opcode)];

export const get = (local: number): Code => [0x20, ...u32(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...u32(local)];
export const i32 = (value: number): Code => [0x41, ...leb(value, true)];
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
export const subtract = (a: Code, b: Code): Code => [...a, ...b, 0x6b];

const at = (offset: number) => [...u32(2), ...u32(offset)];
/** Four floats in a row, or one of them four times. */
export const load = (address: Code, offset = 0): Code => [...address, ...simd(0x00), ...at(offset)];
export const loadSplat = (address: Code, offset = 0): Code => [...address, ...simd(0x09), ...at(offset)];
export const store = (address: Code, value: Code): Code => [...address, ...value, ...simd(0x0b), ...at(0)];
export const zeros: Code = [...simd(0x0c), ...new Array<number>(16).fill(0)];
export const plus = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe4)];
export const minus = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe5)];
export const times = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe6)];
export const largest = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe9)];

/** Again and again, counting a local down to nothing. */
export const countdown = (counter: number, body: Code): Code => [
  ...[0x03, 0x40],
  ...body,
  ...set(counter, subtract(get(counter), i32(1))),
  ...get(counter),
  ...[0x0d, 0x00, 0x0b],
];

const section = (id: number, content: Code) => [id, ...u32(content.length), ...content];
const name = (text: string) => [...u32(text.length), ...Buffer.from(text)];
const I32 = 0x7f;
const V128 = 0x7b;

/** A function of whole numbers that answers nothing; its locals stand behind its parameters. */
export type Routine = { name: string; parameters: number; integers: number; vectors: number; body: Code };

/** A module of such functions over a memory that it is handed as `host.memory`. */
export function moduleOf(routines: readonly Routine[]): Uint8Array<ArrayBuffer> {
  const each = (of: (routine: Routine, index: number) => Code) => [
    ...u32(routines.length),
    ...routines.flatMap(of),
  ];
  const bodies = each(({ integers, vectors, body }) => {
    const code = [2, ...u32(integers), I32, ...u32(vectors), V128, ...body, 0x0b];
    return [...u32(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      each(({ parameters }) => [0x60, ...u32(parameters), ...new Array<number>(parameters).fill(I32), 0]),
    ),
    ...section(2, [1, ...name("host"), ...name("memory"), 2, 0, 1]),
    ...section(
      3,
      each((_, index) => u32(index)),
    ),
    ...section(
      7,
      each((routine, index) => [...name(routine.name), 0, ...u32(index)]),
    ),
    ...section(10, bodies),
  ]);
}
