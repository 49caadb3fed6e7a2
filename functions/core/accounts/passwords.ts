import crypto from "node:crypto";

/** Cost of a hash; the shop's own takes about 20 ms. Tests that are not about hashing hand in a cheap one. */
export type HashCost = { memory: number; passes: number };

export const SHOP_COST: HashCost = { memory: 19_456, passes: 2 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long for a login that does not exist as for a wrong password. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash was made in another way, or at another cost, than is asked for today. */
  isOutdated(hash: string): boolean;
};

/** A way to hash: how its hashes begin, and the same hash again from what is written of it. */
type Way = { prefix: string; derive(password: string, salt: Buffer, prefix: string): Promise<Buffer> };

const TAG_BYTES = 32;
const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
const messageOf = (password: string) => Buffer.from(password.normalize("NFKC"));

/** A hash as PHC text carries its own way and cost: both can change, and old hashes still open. */
const PHC = /^(\$.+\$)([\w+/]+)\$([\w+/]+)$/;
const ARGON = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$$/;
const SCRYPT = /^\$scrypt\$ln=(\d+),r=8,p=(\d+)\$$/;

const argon = ({ memory, passes }: HashCost): Way => ({
  prefix: `$argon2id$v=19$m=${memory},t=${passes},p=1$`,
  derive: (password, nonce, prefix) =>
    new Promise((resolve, reject) => {
      const [, m, t] = ARGON.exec(prefix) ?? [];
      const message = messageOf(password);
      const cost = { memory: Number(m), passes: Number(t), parallelism: 1, tagLength: TAG_BYTES };
      crypto.argon2("argon2id", { message, nonce, ...cost }, (failure, tag) =>
        failure ? reject(failure) : resolve(tag),
      );
    }),
});

/** As strong by OWASP's table, and in every OpenSSL: 2^n blocks of 1 KB, p times. */
const scrypt = ({ memory, passes }: HashCost): Way => ({
  prefix: `$scrypt$ln=${Math.ceil(Math.log2(memory))},r=8,p=${passes + 1}$`,
  derive: (password, salt, prefix) =>
    new Promise((resolve, reject) => {
      const [, ln, p] = SCRYPT.exec(prefix) ?? [];
      const cost = { N: 2 ** Number(ln), r: 8, p: Number(p) };
      const maxmem = 2 * 128 * cost.N * cost.r;
      crypto.scrypt(messageOf(password), salt, TAG_BYTES, { ...cost, maxmem }, (failure, tag) =>
        failure ? reject(failure) : resolve(tag),
      );
    }),
});

/** Not every build of Node can do it: with an OpenSSL before 3.2 the function is there, and throws when it is called. */
function argonWorks() {
  try {
    const least = { parallelism: 1, tagLength: 4, memory: 8, passes: 1 };
    crypto.argon2Sync("argon2id", { message: Buffer.alloc(0), nonce: Buffer.alloc(8), ...least });
    return true;
  } catch {
    return false;
  }
}

export function openPasswords(cost: HashCost, works = argonWorks): Passwords {
  const way = works() ? argon(cost) : scrypt(cost);
  async function hash(password: string) {
    const salt = crypto.randomBytes(16);
    return `${way.prefix}${base64(salt)}$${base64(await way.derive(password, salt, way.prefix))}`;
  }
  let nobody: Promise<string> | undefined;
  return {
    hash,
    isOutdated: (known) => !known.startsWith(way.prefix),
    async matches(password, known) {
      nobody ??= hash("nobody's password");
      const [, prefix = "", salt = "", tag = ""] = PHC.exec(known ?? (await nobody)) ?? [];
      const { derive } = ARGON.test(prefix) ? argon(cost) : scrypt(cost);
      const derived = await derive(password, Buffer.from(salt, "base64"), prefix);
      return crypto.timingSafeEqual(derived, Buffer.from(tag, "base64")) && known !== undefined;
    },
  };
}
