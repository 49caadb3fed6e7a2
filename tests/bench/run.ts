import { artist } from "./artist.ts";
import { coldStart } from "./cold-start.ts";
import { compare } from "./compare.ts";
import { print, type Row } from "./figures.ts";
import { growth } from "./growth.ts";
import { http } from "./http.ts";
import { pictures } from "./images.ts";
import { keep } from "./keeping.ts";
import { newcomer } from "./newcomer.ts";
import { opening } from "./opening.ts";
import { orders } from "./orders.ts";
import { dynamoRequests } from "./requests.ts";
import { sentences } from "./sentences.ts";
import { costing, pressing, site } from "./site.ts";
import { soak } from "./soak.ts";
import { starter } from "./starter.ts";
import { subjects } from "./subjects.ts";
import { weights } from "./weights.ts";

// npm run bench            everything
// npm run bench -- http    only the parts that are named
// npm run bench -- --keep http    and writes them into tests/figures.md
// npm run bench -- compare HEAD~1 http    beside an earlier commit
// npm run bench -- soak 120    so many seconds of load instead of ten minutes
// npm run bench -- growth 10000    no gallery larger than that, instead of a million

const parts: Record<string, () => Promise<Row[]>> = {
  http,
  dynamodb: dynamoRequests,
  orders,
  images: pictures,
  growth: () => growth(count),
  subjects,
  sentences,
  artist,
  "cold-start": coldStart,
  opening,
  site,
  taps: pressing,
  presses: costing,
  starter,
  weights,
  soak: () => soak(count),
  newcomer,
};

const [first, ...rest] = process.argv.slice(2);
if (first === "compare") {
  compare(rest);
  process.exit();
}
const isNumber = (text: string) => /^\d+$/.test(text);
const asked = process.argv.slice(2);
const count = asked.filter(isNumber).map(Number)[0];
const keeps = asked.includes("--keep");
const named = asked.filter((name) => !isNumber(name) && name !== "--keep");
const names = Object.keys(parts);
const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(", ")}". Parts: ${names.join(", ")}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(parts))
  if (named.length === 0 || named.includes(name)) {
    const rows = await measure();
    print(name, rows);
    if (keeps) keep(name, names, rows);
  }
