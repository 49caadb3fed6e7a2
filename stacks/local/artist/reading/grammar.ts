/** How one thing stands to another, whatever word says so. */
const relations = [
  "on",
  "over",
  "under",
  "in",
  "beside",
  "behind",
  "before",
  "between",
  "with",
  "holding",
  "reading",
  "playing",
  "riding",
  "looking",
] as const;

export type Relation = (typeof relations)[number];

/** What somebody does by themselves. */
export type Action = "reading" | "playing" | "dancing" | "sleeping" | "sitting" | "flying" | "singing";

const list = <T extends string>(table: Partial<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(table) as [T, string][]).flatMap(([name, words]) =>
      words.split(" ").map((word) => [word, name] as const),
    ),
  );

export const prepositions = list<Relation>({
  on: "on atop upon onto crossing crosses",
  over: "over above",
  under: "under below beneath underneath",
  in: "in inside into within",
  beside:
    "by beside near at alongside against around toward towards past along across through from to outside next",
  behind: "behind beyond",
  before: "before",
  between: "between among amid",
  with: "with",
  holding:
    "carrying holding holds carries clutching waving wearing eating drinking balancing offering baking cooking serving kneading",
  riding: "riding rides driving drives steering rowing rows paddling",
  looking: "watching facing chasing watches admiring guarding following stalking hunting feeding feeds",
});

/** Who does it wears an apron. */
export const kitchenWork = new Set("baking cooking kneading".split(" "));

export const actions = list<Action>({
  reading: "reading reads",
  playing: "playing plays",
  dancing: "dancing dances waltzing dance pirouetting",
  sleeping: "sleeping sleeps asleep napping dozing resting dreaming snoozing",
  sitting: "sitting sits seated perched meditating knitting knits crocheting crochets",
  flying: "flying flies soaring hovering gliding floating",
  singing: "singing sings",
});

/** Who does it has yarn in their lap. */
export const needlework = new Set("knitting knits crocheting crochets".split(" "));

/** Done by standing there: what is seen of it is the one who does it. */
export const stances = new Set(
  "doing practicing kicking standing stands walking walks running runs waiting waits looking looks gazing gazes staring swimming swims leaping jumping grazing hiding growing blooming burning sailing sails drifting falling shining glowing rising setting lying wandering strolling lit seen covered surrounded filled made parked moored anchored hanging nestled lost going coming returning leaning emerging peeking howling roaring lined".split(
    " ",
  ),
);

const swimmers =
  "whale dolphin shark fish octopus turtle jellyfish seahorse duck swan goose flamingo otter crocodile frog".split(
    " ",
  );

/** Of these it could be seen, and of whom it is: whoever else does it is drawn as always, and that is told. */
export const seenAt: Readonly<Record<string, ReadonlySet<string>>> = {
  running: new Set(["horse", "unicorn", "runner"]),
  jumping: new Set(["dolphin", "kangaroo"]),
  leaping: new Set(["dolphin", "kangaroo"]),
  swimming: new Set(swimmers),
  howling: new Set(["wolf"]),
  roaring: new Set(),
  kicking: new Set(["soccer-player"]),
};

export const numbers: Record<string, number> = {
  ...{ one: 1, two: 2, pair: 2, both: 2, twin: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ several: 4, many: 6, few: 3, dozen: 8, nine: 8, ten: 8, hundreds: 8, dozens: 8, some: 3 },
};

/** More than one at once: how many, and of whom where the words do not say. */
export const groups: Record<string, { count: number; of?: string[] }> = {
  duo: { count: 2, of: ["saxophonist", "guitarist"] },
  duet: { count: 2, of: ["violinist", "cellist"] },
  trio: { count: 3, of: ["saxophonist", "cellist", "drummer"] },
  quartet: { count: 4, of: ["violinist", "violinist", "cellist", "violinist"] },
  quintet: { count: 5, of: ["trumpeter", "saxophonist", "cellist", "drummer", "guitarist"] },
  musicians: { count: 3, of: ["saxophonist", "guitarist", "drummer", "trumpeter", "violinist"] },
  family: { count: 4, of: ["figure", "figure", "child", "child"] },
  grandparents: { count: 2, of: ["elder", "elder"] },
  parents: { count: 2, of: ["figure", "figure"] },
  twins: { count: 2, of: ["child", "child"] },
  triplets: { count: 3, of: ["child", "child", "child"] },
  bouquet: { count: 5 },
  band: { count: 4, of: ["guitarist", "singer", "trumpeter", "drummer"] },
  orchestra: { count: 5, of: ["violinist", "cellist", "trumpeter", "violinist", "drummer"] },
  choir: { count: 5, of: ["singer", "singer", "singer", "singer", "singer"] },
  ...{
    flock: { count: 6 },
    herd: { count: 5 },
    pack: { count: 5 },
    school: { count: 6 },
    pride: { count: 4 },
  },
  ...{
    swarm: { count: 7 },
    group: { count: 4 },
    row: { count: 5 },
    bunch: { count: 3 },
    stack: { count: 1 },
  },
  ...{
    crowd: { count: 6 },
    fleet: { count: 4 },
    circle: { count: 5 },
    line: { count: 4 },
    pile: { count: 1 },
  },
};

/** What kind of music a group plays changes who is in it. */
export const ensembles: Record<string, string[]> = {
  jazz: ["saxophonist", "cellist", "drummer", "trumpeter", "pianist"],
  string: ["violinist", "cellist", "violinist", "violinist", "cellist"],
  brass: ["trumpeter", "trumpeter", "saxophonist", "trumpeter", "drummer"],
  rock: ["guitarist", "singer", "drummer", "guitarist", "guitarist"],
};

export const players: Record<string, string> = {
  saxophone: "saxophonist",
  trumpet: "trumpeter",
  violin: "violinist",
  cello: "cellist",
  guitar: "guitarist",
  drum: "drummer",
  piano: "pianist",
  flute: "flautist",
};

/** So much of what follows, which is what is meant: two glasses of wine are two of wine. */
export const portions = new Set("slice piece glass bottle pint loaf scoop mug".split(" "));

/** Words about the picture, not of it; what they are "of" is what is meant. */
export const frames = new Set(
  "portrait picture painting drawing image photo photograph sketch print illustration view scene poster close-up closeup silhouette glimpse study life lots plenty kind sort version".split(
    " ",
  ),
);

export const determiners = new Set(
  "a an the this that these those my your his her its our their another each every any".split(" "),
);

/** Where on something, which is what is meant. */
export const spots = new Set("top bottom edge side middle center centre front rear foot".split(" "));

/** Houses from without, where the words say where they stand. */
export const shops = new Set(
  "shop store bookshop bookstore cafe bakery restaurant pub inn hotel diner".split(" "),
);

/** The young, of whatever kind. */
export const young = new Set("baby babies cub cubs calf calves".split(" "));

/** The young of one kind. */
export const younglings = new Set(
  "chick chicks duckling ducklings gosling goslings cygnet cygnets kitten kittens puppy puppies foal foals fawn fawns".split(
    " ",
  ),
);

/** Seen by their color on whoever wears them. */
export const garments = new Set(
  "dress gown coat raincoat jacket suit robe kimono cloak cape shirt blouse sweater hoodie vest poncho skirt tutu apron overalls uniform costume armor armour swimsuit pajamas pyjamas sari headscarf headwrap turban bandana hijab headdress straw-hat sun-hat sunhat cowboy-hat".split(
    " ",
  ),
);

/** What somebody is named after is there as well. */
export const mounts: Record<string, { motif: string; relation: Relation }> = {
  skateboarder: { motif: "skateboard", relation: "on" },
  cyclist: { motif: "bicycle", relation: "riding" },
  biker: { motif: "bicycle", relation: "riding" },
};

/** Two of them are one thing, and of some nobody says how many. */
export const paired = new Set(
  "glasses spectacles gloves socks skis scissors shoes boots skates trousers yarn".split(" "),
);

/** Whoever has one has it on their head. */
export const worn = new Set(["top-hat", "straw-hat", "crown", "military-helmet"]);

/** They come with whoever has them. */
export const bodyParts = new Set(
  "lap back hair shoulder shoulders head hand hands arm arms face eye eyes paw paws tail wing wings leg legs foot feet mouth beak fur".split(
    " ",
  ),
);

export const joints = new Set(
  "and or but while as when where who which that is are was were be being having during".split(" "),
);
