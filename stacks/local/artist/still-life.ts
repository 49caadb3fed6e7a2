import { isFlower, isFruit } from "./motifs/words.ts";
import type { Reading, Thing } from "./reading/thing.ts";
import type { Room } from "./rooms.ts";

/** What stands on a table, by itself or with others. */
const tabletop = new Set(
  "bowl plate basket bucket vase urn jug teapot teacup jar wine-glass beer-mug cocktail-glass candle lamp books open-book hourglass typewriter chess-knight violin trumpet skull crown key ring bell compass trophy coin crystal-ball top-hat teddy-bear camera radio telephone microscope globe-with-meridians feather envelope watch stopwatch glasses spoon scissors paintbrush fountain-pen potted-plant bread croissant birthday-cake cupcake pie cookie cheese-wedge hamburger ice-cream egg honey-pot pizza pancakes waffle doughnut bagel pretzel chocolate-bar steaming-bowl sushi pineapple watermelon mango coconut kiwi-fruit avocado eggplant carrot corn broccoli onion garlic potato bell-pepper cucumber olive chestnut oyster lobster music-box yarn diamond gem-stone boot top-hat shell".split(
    " ",
  ),
);

const isTable = ({ motif, to }: Thing): boolean => motif === "table" && to?.relation === "on";

/** Whether all that is asked for stands on a table, for which no other place is named. Flowers alone grow somewhere. */
export function isStillLife({ things, places, above }: Reading, room: Room): boolean {
  if (above || (room !== "parlour" && room !== "kitchen" && room !== "cellar")) return false;
  if (places.some((place) => place !== "room")) return false;
  const set = things.filter((thing) => !isTable(thing));
  const stands = ({ motif }: Thing) => tabletop.has(motif) || isFruit(motif) || isFlower(motif);
  return set.every(stands) && set.some(({ motif }) => !isFlower(motif));
}

/** Without the table, which is what the whole picture stands on. */
export function withoutTable(reading: Reading): Reading {
  const at = reading.things.findIndex(isTable);
  const isLast = at === reading.things.length - 1;
  return at > 0 && isLast ? { ...reading, things: reading.things.slice(0, at) } : reading;
}
