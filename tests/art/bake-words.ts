import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { families } from "./families.ts";

// node tests/art/bake-words.ts path/to/wordnet/dict
// Which motif stands for which noun, by meaning: WordNet's nouns climb from kind to wider kind until a motif is met.

const [, , dict = "dict"] = process.argv;
const out = join(import.meta.dirname, "../../stacks/local/artist/reading");

/** WordNet's own numbers for what a noun is of, as far as such a thing can be seen. */
const seen: Record<string, string> = {
  "03": "top",
  "05": "animal",
  "06": "artifact",
  "13": "food",
  "15": "location",
  "17": "object",
  "18": "person",
  "19": "phenomenon",
  "20": "plant",
};

type Meaning = { words: string[]; kind: string | undefined; wider: string[]; example: boolean };

const lines = (name: string) =>
  readFileSync(join(dict, name), "utf8")
    .split("\n")
    .filter((line) => /^\S/.test(line));

const meanings = new Map<string, Meaning>();
for (const line of lines("data.noun")) {
  const [facts = ""] = line.split(" | ");
  const parts = facts.split(" ");
  const many = Number.parseInt(parts[3] ?? "0", 16);
  const pointers = parts.slice(4 + many * 2 + 1);
  const wider = pointers.flatMap((part, at) => (/^@i?$/.test(part) ? [pointers[at + 1] ?? ""] : []));
  meanings.set(parts[0] ?? "", {
    words: Array.from({ length: many }, (_, at) => parts[4 + at * 2] ?? ""),
    kind: seen[parts[1] ?? ""],
    wider,
    example: pointers.includes("@i"),
  });
}

/** How often each meaning of a word was met in WordNet's own reading. */
const met = new Map<string, number>();
for (const line of lines("index.sense")) {
  const [key = "", at = "", , count = "0"] = line.split(" ");
  if (key.includes("%1:")) met.set(`${key.split("%")[0]} ${at}`, Number(count));
}

const senses = new Map<string, string[]>();
for (const line of lines("index.noun")) {
  const parts = line.trim().split(" ");
  senses.set(parts[0] ?? "", parts.slice(-Number(parts[2])));
}

const senseOf = (word: string, kind: string) =>
  (senses.get(word) ?? []).find((at) => meanings.get(at)?.kind === kind);

/** Where climbing ends: at a motif, or at a place. */
const roots = new Map<string, { motif: string; away: number }>();
for (const [motif, list] of Object.entries(families))
  for (const entry of list.split(" ")) {
    const [word = "", kind = "", away = "0"] = entry.split(":");
    const sense = senseOf(word, kind);
    if (!sense) {
      console.log(entry, motif);
      continue;
    }
    roots.set(sense, { motif, away: Number(away) });
  }

/** Any kind of person is a person; of other kinds, what is too far from a motif is no longer like it. */
const farthest = (motif: string) => (motif === "figure" ? 12 : 5);

function climb(start: string): { motif: string; away: number } | undefined {
  let level = [start];
  for (let steps = 0; steps < 9 && level.length > 0; steps++) {
    const found = level
      .flatMap((at) => roots.get(at) ?? [])
      .map(({ motif, away }) => ({ motif, away: away + steps }))
      .toSorted((one, other) => one.away - other.away)[0];
    if (found) return found.away <= farthest(found.motif) ? found : undefined;
    level = level.flatMap((at) => meanings.get(at)?.wider ?? []);
  }
  return undefined;
}

const drawn = new Map<string, string[]>();
const motifOf = new Map<string, string>();
for (const [word, offsets] of senses) {
  if (!/^[a-z]{3,16}(_[a-z]{3,12})?$/.test(word)) continue;
  const times = offsets.map((_, at) => met.get(`${word} ${at + 1}`) ?? 0);
  const total = times.reduce((sum, count) => sum + count, 0);
  const options = offsets.slice(0, 4).flatMap((offset, at) => {
    const meaning = meanings.get(offset);
    if (!meaning?.kind || meaning.example || !meaning.words.includes(word)) return [];
    const share = total > 0 ? ((times[at] ?? 0) + 0.5) / (total + 0.5) : 1 / (at + 1);
    const found = climb(offset);
    if (!found || share < 0.2 || (meaning.kind === "person" && at > 0)) return [];
    return [{ ...found, cost: found.away + at * 0.8 }];
  });
  const [best] = options.toSorted((one, other) => one.cost - other.cost);
  if (best && (best.motif === "figure" || best.cost <= 5.5)) motifOf.set(word, best.motif);
}
for (const [word, motif] of motifOf) {
  const [, last] = word.split("_");
  // Two words that are drawn as the last of them is need no line of their own.
  if (last && (motifOf.get(last) === motif || motif === "figure")) continue;
  drawn.set(motif, [...(drawn.get(motif) ?? []), word.replace("_", "-")]);
}

const text = [...drawn.entries()]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([motif, words]) => `${motif}: ${words.join(" ")}`);
writeFileSync(join(out, "nouns.txt"), `${text.join("\n")}\n`);

const plain = (name: string) =>
  lines(name)
    .map((line) => line.split(" ")[0] ?? "")
    .filter((word) => /^[a-z]{3,14}$/.test(word));
/** Words that say how something is: they are neither drawn nor missed. */
const often = new Set<string>();
for (const line of lines("index.sense")) {
  const [key = "", , , count = "0"] = line.split(" ");
  if (/%[35]:/.test(key) && Number(count) > 0) often.add(key.split("%")[0] ?? "");
}
writeFileSync(
  join(out, "adjectives.txt"),
  `${plain("index.adj")
    .filter((word) => often.has(word) && !motifOf.has(word))
    .join(" ")}\n`,
);
console.log(
  motifOf.size,
  [...drawn.values()].reduce((sum, words) => sum + words.length, 0),
);
