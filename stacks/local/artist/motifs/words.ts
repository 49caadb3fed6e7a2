/** The words for which a motif drawn by hand stands; a word with a hyphen is two that follow each other. */
const words: Record<string, string> = {
  fox: "fox vixen raccoon badger",
  cat: "cat kitten kitty",
  dog: "dog puppy hound terrier sheepdog",
  wolf: "wolf wolves coyote jackal husky",
  bear: "bear grizzly panda koala polar-bear teddy-bear",
  elephant: "elephant mammoth",
  stag: "stag deer reindeer doe elk moose antelope gazelle caribou",
  horse: "horse pony stallion mare foal mustang",
  hare: "hare rabbit bunny",
  squirrel: "squirrel chipmunk acorn",
  turtle: "turtle tortoise",
  tiger: "tiger leopard jaguar panther cheetah lynx",
  lion: "lion lioness",
  camel: "camel dromedary caravan camel-train",
  owl: "owl",
  crane: "crane heron stork egret ibis flamingo",
  swan: "swan goose geese",
  bird: "bird gull seagull dove swallow eagle hawk falcon albatross pigeon flock",
  raven: "raven crow robin sparrow nightingale blackbird magpie finch canary",
  penguin: "penguin",
  butterfly: "butterfly moth",
  hummingbird: "hummingbird kingfisher",
  whale: "whale orca",
  fish: "fish koi salmon trout carp goldfish",
  octopus: "octopus squid kraken",
  sailboat: "sailboat boat yacht sail sailing-boat",
  "tall-ship": "ship galleon pirate frigate schooner tall-ship",
  rowboat: "rowboat canoe kayak gondola raft dinghy lantern-boat",
  ferry: "ferry steamer steamboat liner",
  balloon: "balloon air-balloon",
  airship: "airship zeppelin blimp",
  plane: "plane airplane aeroplane jet paper-plane",
  rocket: "rocket spaceship starship spacecraft",
  train: "train locomotive railway steam-train",
  car: "car automobile taxi",
  bicycle: "bicycle bike cyclist",
  tram: "tram streetcar trolley",
  submarine: "submarine",
  lighthouse: "lighthouse beacon",
  castle: "castle fortress palace",
  pagoda: "pagoda temple shrine monastery teahouse tea-house",
  gate: "torii gate",
  windmill: "windmill mill",
  cabin: "cabin hut cottage chalet",
  house: "house farmhouse mansion",
  bridge: "bridge viaduct aqueduct",
  tent: "circus tent circus-tent",
  factory: "factory",
  skyscraper: "skyscraper tower-block",
  planet: "planet saturn jupiter",
  peak: "fuji matterhorn everest",
  figure:
    "man woman person wanderer traveler traveller fisherman monk hiker lady stranger painter poet pilgrim shepherd sailor surfer knight king queen",
  couple: "couple people friends lovers children sisters brothers family",
  child: "child boy girl kid",
  dancer: "dancer ballerina ballet",
  astronaut: "astronaut cosmonaut",
  tree: "tree oak willow maple elm beech apple-tree cherry-tree orchard",
  pine: "pine fir spruce cedar cypress",
  palm: "palm oasis",
  cactus: "cactus cacti",
  sunflower: "sunflower daisy daisies",
  rose: "rose peony camellia",
  tulips: "tulip poppy poppies lily crocus",
  mushroom: "mushroom toadstool",
  stones: "ruins stonehenge stone-circle",
  violin: "violin cello viola fiddle",
  guitar: "guitar banjo ukulele",
  piano: "piano",
  teacup: "tea teacup coffee cup mug",
  teapot: "teapot kettle",
  books: "book atlas novel",
  lantern: "lantern paper-lantern",
  chair: "chair armchair",
  umbrella: "umbrella parasol",
  kite: "kite",
  telescope: "telescope",
  vase: "vase bouquet orchid",
  fruit: "fruit lemon apple pear fig bowl peach plum",
  hourglass: "hourglass",
  "chess-knight": "chess chess-piece",
  door: "door doorway",
  clock: "clock clockmaker",
  typewriter: "typewriter",
  candle: "candle",
};

/** What flies is seen in the air. */
const aloft = new Set(["bird", "butterfly", "hummingbird", "balloon", "airship", "kite", "lantern", "plane"]);

/** What is at home in the water, or brings ground of its own along. */
const afloat = new Set(
  "sailboat tall-ship rowboat ferry submarine whale fish octopus turtle swan lighthouse bridge peak".split(
    " ",
  ),
);

export const drawingFor: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([name, list]) => list.split(" ").map((word) => [word, name] as const)),
);

export const isAloft = (name: string): boolean => aloft.has(name);

export const isAfloat = (name: string): boolean => afloat.has(name);

const counts: Record<string, number> = {
  ...{ two: 2, pair: 2, both: 2, three: 3, trio: 3, several: 3, four: 4, five: 4, six: 4, many: 4 },
  ...{ herd: 4, flock: 4, pack: 4, school: 4, dozen: 4, hundreds: 4 },
};

/** How many of something there are by the words before it; more than a few are a few. */
export const countIn = (before: readonly string[]): number =>
  before.map((word) => counts[word] ?? 1).reduce((most, count) => Math.max(most, count), 1);
