import { existsSync } from "node:fs";
import { join } from "node:path";
import type { UserId } from "../../functions/core/accounts/caller.ts";
import { logins, profiles } from "../../functions/core/accounts/items.ts";
import { openPasswords, SHOP_COST } from "../../functions/core/accounts/passwords.ts";
import type { Output } from "../../functions/core/images/image.ts";
import { originalKey, prefixOf, variantKey } from "../../functions/core/images/pictures.ts";
import { altText } from "../../functions/core/images/prompt.ts";
import { randomId } from "../../functions/lib/ids.ts";
import { creating } from "../../functions/lib/table/writes.ts";
import { sharpImageProcessor } from "../../functions/partners/pixels.ts";
import { databaseFile } from "../../stacks/local/dynamodb/engine.ts";
import { pictureBucket } from "../../stacks/local/resources.ts";
import { diskBucket } from "../../stacks/local/s3/disk-bucket.ts";
import { readSettings } from "../../stacks/local/settings.ts";
import { aReadyImage } from "../simulation/order-parts.ts";
import { plainModel } from "../support/plain-model.ts";
import { importAll } from "./import.ts";
import { itemIn, type Plenty, plentyOf } from "./plenty.ts";

// npm run fill -- 100000
// Makes a stage in DATA_DIR: somebody with so many pictures, and a tenth as many orders.

const pictures = Number(process.argv[2] ?? 10_000);
const { dataDir = "" } = readSettings(process.env);
const table = databaseFile(join(dataDir, "dynamodb"));
const refusal = !(Number.isSafeInteger(pictures) && pictures > 0)
  ? "Say how many pictures: npm run fill -- 100000"
  : dataDir === "" || existsSync(table)
    ? "Name a folder that holds no shop yet: DATA_DIR=.data/full npm run fill -- 100000"
    : undefined;
if (refusal) {
  console.error(refusal);
  process.exit(1);
}

/** A few pictures stand for all of them: files as those of a shopper, and drawn in a moment. */
const DIFFERENT = 8;
const started = performance.now();
const bucket = await diskBucket(join(dataDir, "s3", pictureBucket));

async function drawn(seed: number): Promise<Output> {
  const { brief, prompt } = aReadyImage("");
  const size = { width: 1024, height: 1536 };
  const result = await plainModel.draw({ brief, prompt, size, seed, variant: seed });
  if (result.outcome !== "drawn") throw new Error("the picture was not drawn");
  const source = "algorithmicMedia" as const;
  const { drawing } = result;
  const { variants, ...processed } = await sharpImageProcessor.process(drawing, {
    source,
    title: altText(brief),
  });
  const prefix = prefixOf(randomId(), 1);
  const original = originalKey(prefix, drawing.contentType);
  const keep = (key: string, { bytes, contentType }: typeof drawing) =>
    bucket.write(key, bytes, { contentType, metadata: {} });
  await keep(original, drawing);
  for (const { width, format, drawing } of variants) await keep(variantKey(prefix, width, format), drawing);
  const widths = [...new Set(variants.map(({ width }) => width))];
  const largestPrint = { width: 7200, height: 10800 };
  return { ...processed, prefix, original, widths, largestPrint, model: "plain/1", source };
}

const password = "a wall full of pictures";
const email = "collector@example.com";

async function account({ userId, until }: Plenty) {
  const name = { firstName: "Ada", lastName: "Collector" };
  const at = until.toISOString();
  const profile = { userId, userType: "registered", locale: "en-US", createdAt: at, email, ...name } as const;
  const passwordHash = await openPasswords(SHOP_COST).hash(password);
  const login = { email, userId, claim: randomId(), passwordHash };
  return [creating(profiles, profile), creating(logins, login)].map(itemIn);
}

const outputs = await Promise.all(Array.from({ length: DIFFERENT }, (_, seed) => drawn(seed)));
const userId = randomId() as UserId;
const plenty: Plenty = { userId, pictures, orders: Math.ceil(pictures / 10), until: new Date(), outputs };
const owner = await account(plenty);
function* all() {
  yield* owner;
  yield* plentyOf(plenty);
}
const count = await importAll(all(), table);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${pictures} pictures and ${plenty.orders} orders, ${count} items, in ${seconds} s.`);
console.log(
  `Open it with "DATA_DIR=${dataDir} npm start", and log in as ${email} with the password "${password}".`,
);
