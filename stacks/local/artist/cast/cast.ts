import { type Hero, shapeNameOf } from "../heroes.ts";
import type { Looks } from "../motifs/looks.ts";
import { isFlower, isPerson, isVessel } from "../motifs/words.ts";
import { withOthers } from "../reading/company.ts";
import type { Relation } from "../reading/grammar.ts";
import type { Reading, Thing } from "../reading/thing.ts";
import { type Body, fitted } from "./body.ts";
import { composed, type Setting } from "./compose.ts";
import { clamp, containers, type Ground, place, type Side, seenAs, shelters } from "./place.ts";
import { type Posed, pose, posedBeast } from "./poses.ts";
import { row } from "./row.ts";
import { isOpen, isStoodOn, isWorn, openedFor } from "./seats.ts";
import { statureOf } from "./stature.ts";

/** As many bodies as an eye still tells apart. */
const MOST_BODIES = 12;

const MOST_THINGS = 5;

/** What one of two does it does alone; where it is, both are. */
const where = new Set<Relation | undefined>(["on", "in", "under"]);

/** Who rides sits, and is so much less high than standing. */
const MOUNT = 1.3;

/** As wide as a row of things beside somebody may be, in heights of their own. */
const ASIDE = 2.2;

/** As high as the young are, beside their mother. */
const YOUNG = 0.5;

/** As small as what is worn, or sits on somebody's hand, is beside what they hold. */
const ON_SOMEBODY = 0.6;

/** As high as somebody is on whose shoulders another sits. */
const UNDER_A_CHILD = 1.5;

/** As tall as flowers are in a vase, beside what else stands on a table. */
const CUT_FLOWERS = 0.85;

/** One thing's size beside the first's, so that both are seen. */
function highOf(thing: Thing, lead: number, isSet: boolean): number {
  const own = isSet && isFlower(thing.motif) ? CUT_FLOWERS : statureOf(thing.motif, thing.who);
  const ratio = (own / lead) ** 0.75;
  if (seenAs(thing) === "toy-balloon") return 0.9;
  if (thing.small) return YOUNG;
  if (thing.motif === "urn") return 0.6;
  if (thing.motif === "figure" && thing.to?.relation === "on") return UNDER_A_CHILD;
  if (thing.to?.part || isWorn(thing)) return clamp(ratio * ON_SOMEBODY, 0.14, 0.5);
  const carried = ["holding", "reading", "playing"].includes(thing.to?.relation ?? "");
  const rides = thing.to?.relation === "riding";
  const holds = thing.to?.relation === "in" && containers.has(thing.motif);
  const seat = (rides && containers.has(thing.motif)) || (holds && !isVessel(thing.motif));
  if (isOpen(thing.motif) && seat) return clamp(ratio, 0.7, 1.1);
  if (rides && !isStoodOn(thing.motif)) return clamp(ratio * MOUNT, 0.8, 2);
  if (thing.to?.relation === "under" && shelters.has(thing.motif)) return clamp(ratio * 1.1, 1.35, 1.9);
  return carried ? clamp(ratio, 0.24, 0.62) : seat ? clamp(ratio, 0.7, 1.6) : clamp(ratio, 0.3, 1.9);
}

/** Of "grandma and grandpa dancing" both dance: who is named with the first before what they do does it as well. */
function alsoDoing(reading: Reading, index: number, { motifs: [as] }: Posed): string | undefined {
  const { things, action, doers = 0 } = reading;
  const [lead, one] = [things[0], things[index]];
  const isNamedWithLead = withOthers(things, index).includes(0);
  // Two of them on one horse both ride it.
  if (as === "rider" && isNamedWithLead && index > 0 && isPerson(one?.motif ?? "")) return as;
  if (!action || !lead || !one || as === lead.motif) return undefined;
  const isPartner = action === "dancing" && one.to?.relation === "with" && one.to.thing === 0;
  const isNamedWith = index < doers && isNamedWithLead;
  if (!isPartner && !isNamedWith) return undefined;
  if (!isPerson(lead.motif)) return posedBeast(action, one.motif);
  return isPerson(one.motif) ? as : undefined;
}

const looksOf = ({ color, second, pattern, made, who }: Thing): Looks => ({
  color,
  second,
  pattern,
  made,
  who,
});

/** Whoever reads has something to read before them, though no word says what. */
const unseenBook = ({ action, things }: Reading, { motifs }: Posed): Thing | undefined =>
  action === "reading" &&
  !motifs[0]?.endsWith("reader") &&
  !things.some(({ to }) => to?.relation === "reading")
    ? { word: "book", motif: "open-book", count: 1, to: { relation: "reading", thing: 0 } }
    : undefined;

/**
 * Everybody whom a reading names, each in the place that the words give them: one hero of many parts. Whom it is
 * about is at most `widest` times as wide as high, where there are several. What is `set` stands on a table.
 */
export function castOf(
  said: Reading,
  widest: number,
  wardrobe: number,
  set?: Setting,
): { hero: Hero; lead: Body[]; all: Body[] } | undefined {
  const reading = { ...said, things: said.things.map((thing) => ({ ...thing, motif: openedFor(thing) })) };
  const posed = pose(reading);
  const [subject] = reading.things;
  if (!posed || !subject) return undefined;
  const lead = row({ ...looksOf(subject), ...posed, thing: 0, wardrobe }, 1, widest);
  const first = posed.motifs[0] ?? "figure";
  const tall = set && isFlower(first) ? CUT_FLOWERS : statureOf(first, subject.who);
  const ground: Ground = { behind: [], before: [] };
  const used: Side = { left: 0, right: 0 };
  let many = lead.length;
  reading.things.slice(0, MOST_THINGS).forEach((thing, index) => {
    if (index === 0 || posed.inHand.includes(index)) return;
    const isRidden = thing.to?.relation === "riding" && first === "rider";
    // Of what they ride there are no more than there are riders.
    const most = isRidden ? many : Math.max(1, MOST_BODIES - many);
    const count = Math.min(thing.count, most);
    many += count;
    const high = highOf(thing, tall, set !== undefined);
    const motifs = thing.members ?? [alsoDoing(reading, index, posed) ?? seenAs(thing)];
    const bodies = row(
      { ...looksOf(thing), motifs, count, thing: index, wardrobe: wardrobe + index },
      high,
      ASIDE,
    );
    const to =
      isRidden || where.has(thing.to?.relation)
        ? withOthers(reading.things, thing.to?.thing ?? 0)
        : [thing.to?.thing ?? 0];
    // What a vase is put on bears its flowers, too.
    const within = to.flatMap((one) => {
      const what = reading.things[one]?.to;
      return what?.relation === "in" ? [what.thing] : [];
    });
    const anchors = [...ground.behind, ...lead, ...ground.before].filter(({ thing }) =>
      [...to, ...within].includes(thing),
    );
    place(bodies, thing, reading.things, ground, used, anchors.length > 0 ? anchors : lead, lead);
  });
  const book = unseenBook(reading, posed);
  if (book)
    place(
      row({ motifs: ["open-book"], count: 1, thing: many, wardrobe }, 0.42, ASIDE),
      book,
      reading.things,
      ground,
      used,
      lead,
      lead,
    );
  const stood = [...ground.behind, ...lead, ...ground.before];
  const all = set ? composed(stood, reading.things, set) : stood;
  const [only] = all;
  if (all.length === 1 && only) return { hero: only.hero, lead, all };
  const parts = fitted(all);
  const name = `cast ${parts.map(({ hero, x, y, size, flip }) => `${shapeNameOf(hero)} ${x.toFixed(2)} ${y.toFixed(2)} ${size.toFixed(2)} ${flip ? 1 : 0}`).join(", ")}`;
  const [leader] = lead;
  return { hero: { name, parts, ...(leader?.hero.color && { color: leader.hero.color }) }, lead, all };
}
