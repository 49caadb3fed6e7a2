import { argon2, randomBytes, timingSafeEqual } from "node:crypto";

/** Cost of a hash; the shop's own takes about 20 ms. Tests that are not about hashing hand in a cheap one. */
export type HashCost = { memory: number; passes: number };

export const SHOP_COST: HashCost = { memory: 19_456, passes: 2 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for a login that does not exist as for a wrong password. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash was made at another cost than is asked for today. */
  isOutdated(hash: string): boolean;
};

const TAG_BYTES = 32;
const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const derive = (password: string, nonce: Buffer, { memory, passes }: HashCost) =>
  new Promise<Buffer>((resolve, reject) => {
    const input = {
      message: Buffer.from(password.normalize("NFKC")),
      nonce,
      parallelism: 1,
      tagLength: TAG_BYTES,
      memory,
      passes,
    };
    argon2("argon2id", input, (failure, tag) => (failure ? reject(failure) : resolve(tag)));
  });

/** The hash as PHC text, which carries its own cost: costs can grow and old hashes still open. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

export function argonPasswords(cost: HashCost): Passwords {
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$`;
  async function hash(password: string) {
    const nonce = randomBytes(16);
    const tag = await derive(password, nonce, cost);
    return `${prefix}${base64(nonce)}$${base64(tag)}`;
  }
  let nobody: Promise<string> | undefined;
  return {
    hash,
    isOutdated: (known) => !known.startsWith(prefix),
    async matches(password, known) {
      nobody ??= hash("nobody's password");
      const [, memory, passes, nonce = "", tag = ""] = PHC.exec(known ?? (await nobody)) ?? [];
      const derived = await derive(password, Buffer.from(nonce, "base64"), {
        memory: Number(memory),
        passes: Number(passes),
      });
      return timingSafeEqual(derived, Buffer.from(tag, "base64")) && known !== undefined;
    },
  };
}
