import { readFileSync } from "node:fs";
import { isDrawable } from "../heroes.ts";
import { drawingFor } from "../motifs/words.ts";

// Which motif stands for which noun: by hand first, then by meaning. The two lists are made of WordNet, whose
// licence stands beside them.

const text = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

const byMeaning = new Map<string, string>();
for (const line of text("./nouns.txt").trim().split("\n")) {
  const [motif = "", list = ""] = line.split(": ");
  for (const word of list.split(" ")) byMeaning.set(word, motif);
}

const adjectives = new Set(text("./adjectives.txt").trim().split(" "));

const irregular: Record<string, string> = {
  ...{ men: "man", women: "woman", children: "child", people: "person", mice: "mouse", geese: "goose" },
  ...{
    wolves: "wolf",
    leaves: "leaf",
    elves: "elf",
    dwarves: "dwarf",
    knives: "knife",
    oxen: "ox",
    cacti: "cactus",
    loaves: "loaf",
  },
};

/** Nouns whose nearest kind is not what anybody would want to see, and nouns that are none in a wish. */
const astray = new Set(
  "love truth time freedom sleep dream dreams hope joy fear peace silence music jazz story end way place part side top middle front edge corner moment scene background style view thing things something nothing art life light shade shadow glow color work game play rest fun lot kind sort air heat cold wind breeze colour colours colors feeling memory memories mood magic energy pattern maroon teal marble".split(
    " ",
  ),
);

/** Nouns that in a wish say how something is. */
const qualities = new Set(
  "vintage antique modern rustic ancient grand brave silly heavy noble lovely jolly hopeful homeless upper lower adult senior junior dusty retro classic crackling ornate spooky creepy cosy alpine gothic renaissance egyptian nordic siamese persian futuristic surreal whimsical".split(
    " ",
  ),
);

/** What things are made of, and the feast or the dance they are for: of another noun they say how it is. */
const stuffs = new Set(
  "paper cardboard copper bronze brass chrome pearl platinum glass porcelain clay granite marble brick leather velvet silk satin lace cotton wool linen denim bamboo wicker plaid christmas easter halloween wedding birthday holiday steampunk tango waltz salsa flamenco ballet picnic".split(
    " ",
  ),
);

/** Silhouettes that are what they are called. */
const asNamed = new Set(
  "snowman pizza volcano anchor camera trumpet acorn phoenix avocado backpack bagel balloon banjo barrel bell-pepper bone boomerang boot broccoli bucket burrito butter cannon carrot chestnut chicken coconut coin compass coral corn cucumber cupcake dango diamond dice dodo donut doughnut dumpling egg eggplant feather fire firecracker fireworks flamingo fountain-pen french-fries garlic ghost glasses globe gloves gorilla hamburger hammer harp headphone helicopter hibiscus honey-pot hot-dog igloo iceberg jar joystick kangaroo kimono kiwi-fruit ladder leopard lipstick llama lollipop lotus magnet mango map maracas meat megaphone menorah microphone microscope moai moose mosque necktie nest newspaper noodles notebook olive onion orangutan oyster paintbrush pancakes paperclip parachute peanuts pear pencil phone pineapple potato pretzel pumpkin puzzle-piece rainbow-fish ribbon ring-buoy roller-coaster roller-skate sari scarf scissors screwdriver shamrock shield shrimp ski skis skull sled slot-machine snowflake socks spoon steaming-bowl stethoscope stopwatch strawberry sushi taco tamale teddy-bear ticket toilet tooth toothbrush top-hat trophy tropical-fish waffle water-buffalo watermelon wheel wind-chime wreath yarn yo-yo sparkles carousel-horse ferris-wheel statue-of-liberty crystal-ball jack-o-lantern performing-arts christmas-tree coat dress tomato scroll popcorn sandwich melon blueberries fire-engine ambulance racing-car motor-scooter pickup-truck spider-web fishing-pole bow-and-arrow sunglasses ram worm mosquito peach".split(
    " ",
  ),
);

/** The forms under which a word may be known, the likeliest first. */
function formsOf(word: string): string[] {
  const known = irregular[word];
  if (known) return [known];
  const forms = [word];
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^su]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}

export const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

export const isPlural = (word: string) => irregular[word] !== undefined || formsOf(word).length > 1;

/** The motif that stands for a word, alone or as two with a hyphen; none where nothing like it can be drawn. */
export function motifOf(word: string): string | undefined {
  const forms = formsOf(word).filter((form) => !astray.has(form) && !qualities.has(form));
  for (const form of forms) {
    const motif = drawingFor.get(form);
    if (motif) return motif;
  }
  const otherwise = forms.flatMap((form) => others[form] ?? [])[0];
  if (otherwise) return otherwise;
  for (const form of forms) {
    const motif = byMeaning.get(form);
    if (motif) return motif;
  }
  return forms.find((form) => asNamed.has(form) && isDrawable(form));
}

/** A word as it is said of one. */
export function one(word: string): string {
  const [, ...forms] = formsOf(word);
  return forms.find(motifOf) ?? forms[0] ?? formsOf(word)[0] ?? word;
}

/** What is called otherwise than it is said, and names of two words by either. */
const others: Record<string, string> = {
  ...{ plant: "potted-plant", houseplant: "potted-plant", rock: "rock", boulder: "rock", sleigh: "sled" },
  ...{ ramen: "steaming-bowl", noodle: "steaming-bowl", noodles: "steaming-bowl", soup: "steaming-bowl" },
  ...{
    pumpkin: "jack-o-lantern",
    donut: "doughnut",
    carousel: "carousel-horse",
    globe: "globe-with-meridians",
    van: "minibus",
    "camper-van": "minibus",
    campervan: "minibus",
    "oyster-shell": "oyster",
    clam: "oyster",
    mussel: "oyster",
    "wine-glass": "wine-glass",
    wineglass: "wine-glass",
    ...{ letter: "envelope", suitcase: "luggage", gift: "wrapped-gift", present: "wrapped-gift" },
    ...{ diamond: "gem-stone", gem: "gem-stone", jewel: "gem-stone", "disco-ball": "mirror-ball" },
    ...{
      "magnifying-glass": "magnifying-glass-tilted-left",
      whiskey: "tumbler-glass",
      whisky: "tumbler-glass",
    },
    ...{ vespa: "motor-scooter", moped: "motor-scooter", scooter: "motor-scooter" },
    ...{ "pickup-truck": "pickup-truck", pickup: "pickup-truck", "fire-truck": "fire-engine" },
    ...{ "race-car": "racing-car", "high-heels": "high-heeled-shoe", phoenix: "phoenix-bird" },
    ...{ parthenon: "classical-building", "greek-temple": "classical-building", cobweb: "spider-web" },
    ...{ clover: "four-leaf-clover", "fishing-rod": "fishing-pole" },
    ...{ geranium: "blossom", hydrangea: "blossom", iris: "blossom", violet: "blossom", marigold: "blossom" },
    ...{
      chrysanthemum: "blossom",
      carnation: "blossom",
      pansy: "blossom",
      zinnia: "blossom",
      aster: "blossom",
    },
    campfire: "fire",
    bonfire: "fire",
    motorhome: "minibus",
    taco: "taco",
  },
};

/**
 * Every noun that somebody may ask for by name, and what is drawn of it.
 * @internal
 */
export const knownNouns = (): Map<string, string> =>
  new Map([
    ...[...asNamed].filter(isDrawable).map((name) => [name, name] as const),
    ...byMeaning,
    ...drawingFor,
  ]);

/** They end as what says how something is does. */
const nouns = /^(?:(?:dragon|fire|may|house)?fly|jelly|belly|holly|assembly|radish)$|fish$/;

/** It says how something is: nobody expects to see it by itself. */
export const isQuality = (word: string) =>
  qualities.has(word) || adjectives.has(word) || (/(?:ly|ful|ish|less)$/.test(word) && !nouns.test(word));

/** It says how something is where a noun follows; else it is one. */
export const isStuff = (word: string) => stuffs.has(word);
