import { isHead } from "./heads.ts";
import { sportsmen, sportWords } from "./sports.ts";

/** The words for which a motif drawn by hand stands; a word with a hyphen is two that follow each other. */
const words: Record<string, string> = {
  ...sportWords,
  fox: "fox vixen",
  cat: "cat kitten kitty",
  dog: "dog puppy hound terrier sheepdog collie border-collie german-shepherd shiba shiba-inu bulldog french-bulldog labrador retriever dachshund corgi dalmatian chihuahua",
  wolf: "wolf wolves coyote jackal husky",
  bear: "bear grizzly panda koala polar-bear",
  elephant: "elephant mammoth",
  stag: "stag deer reindeer doe elk moose antelope gazelle caribou",
  horse: "horse pony stallion mare foal mustang",
  hare: "hare rabbit bunny",
  squirrel: "squirrel chipmunk",
  turtle: "turtle tortoise",
  tiger: "tiger leopard jaguar panther cheetah lynx",
  lion: "lion lioness",
  camel: "camel dromedary caravan camel-train",
  owl: "owl",
  crane: "crane heron stork egret ibis",
  swan: "swan goose geese",
  bird: "bird gull seagull dove swallow eagle hawk falcon albatross flock",
  songbird: "songbird",
  wire: "wire power-line powerline telephone-line telephone-wire",
  swing: "swing porch-swing",
  "record-player": "record-player turntable gramophone phonograph",
  vinyl: "vinyl vinyl-record",
  pearl: "pearl",
  pyramid: "pyramid",
  sphinx: "sphinx sphinxes",
  pigeon: "pigeon",
  "raccoon-head": "raccoon",
  raven: "raven crow robin sparrow nightingale blackbird magpie finch canary",
  penguin: "penguin",
  butterfly: "butterfly moth",
  hummingbird: "hummingbird kingfisher",
  whale: "whale orca",
  fish: "fish koi salmon trout carp goldfish",
  octopus: "octopus squid kraken",
  sailboat: "sailboat boat yacht sail sailing-boat",
  "tall-ship": "ship galleon pirate-ship frigate schooner tall-ship",
  rowboat: "rowboat canoe kayak gondola raft dinghy lantern-boat",
  ferry: "ferry steamer steamboat liner",
  balloon: "balloon air-balloon",
  airship: "airship zeppelin blimp",
  plane: "plane airplane aeroplane jet paper-plane",
  rocket: "rocket spaceship starship spacecraft",
  train: "train locomotive railway steam-train",
  car: "car automobile taxi",
  bicycle: "bicycle bike",
  tractor: "tractor",
  skateboard: "skateboard",
  skiff: "skiff",
  convertible: "convertible cabriolet roadster",
  tram: "tram streetcar trolley cable-car",
  submarine: "submarine",
  lighthouse: "lighthouse beacon",
  castle: "castle fortress palace",
  pagoda: "pagoda temple shrine monastery teahouse tea-house",
  gate: "torii gate",
  windmill: "windmill mill",
  treehouse: "treehouse tree-house",
  cabin: "cabin hut cottage chalet",
  house: "house farmhouse mansion barn bungalow",
  bridge: "bridge viaduct aqueduct",
  tent: "circus tent circus-tent",
  factory: "factory",
  skyscraper: "skyscraper tower-block",
  fireworks: "firework",
  planet: "planet saturn jupiter",
  cascade: "cataract",
  iceberg: "growler",
  peak: "fuji matterhorn everest",
  figure:
    "man woman person wanderer traveler traveller monk hiker lady stranger painter poet pilgrim shepherd sailor pirate cyclist biker skateboarder knight king queen barista diver swimmer someone somebody guy mum mom dad gentleman wizard witch samurai chef viking superhero superheroine angel fairy fairies elf elves gnome vampire climber mountaineer goblin giant skeleton ninja buccaneer corsair paladin ronin",
  elder:
    "elder grandma grandpa grandmother grandfather old-man old-woman old-lady old-gentleman elderly-man elderly-woman santa santa-claus",
  bust: "bust",
  mermaid: "mermaid merman",
  couple: "couple lovers",
  child:
    "child boy girl kid toddler baby daughter son granddaughter grandson grandchild niece nephew schoolgirl schoolboy",
  astronaut: "astronaut cosmonaut",
  tree: "tree cherry-blossom blossom oak willow maple elm beech apple-tree cherry-tree orchard",
  pine: "pine fir spruce cedar cypress",
  palm: "palm oasis",
  cactus: "cactus cacti",
  sunflower: "sunflower daisy daisies",
  rose: "rose peony camellia",
  lavender: "lavender",
  tulips: "tulip poppy poppies lily crocus",
  lotus: "lotus water-lily waterlily",
  mushroom: "mushroom toadstool",
  stones: "ruins stonehenge stone-circle",
  violin: "violin cello viola fiddle",
  guitar: "guitar banjo ukulele",
  piano: "piano",
  teacup: "tea teacup coffee cup mug cocoa hot-chocolate",
  teapot: "teapot kettle",
  books: "book atlas novel",
  lantern: "lantern paper-lantern string-light fairy-light",
  "straw-hat": "straw-hat sun-hat sunhat cowboy-hat",
  chair: "chair",
  armchair: "armchair throne",
  bench: "bench park-bench",
  umbrella: "umbrella parasol",
  kite: "kite",
  telescope: "telescope",
  vase: "vase bouquet orchid flower-vase",
  fruit: "fruit",
  orange: "orange peach plum fig apricot tangerine mandarin clementine nectarine",
  lemon: "lemon lime citron",
  bowl: "bowl dish",
  plate: "plate tray platter",
  basket: "basket hamper",
  pear: "pear",
  apple: "apple",
  jug: "jug pitcher ewer carafe",
  hourglass: "hourglass",
  "chess-knight": "chess chess-piece",
  "chess-table": "chess-table chessboard chess-board",
  door: "door doorway",
  clock: "clock",
  typewriter: "typewriter",
  candle: "candle",
  lamp: "lamp desk-lamp spotlight",
  "street-lamp": "street-lamp streetlamp lamppost lamp-post street-light streetlight",
  shop: "shop store",
  "eiffel-tower": "eiffel eiffel-tower",
  surfboard: "surfboard",
  urn: "urn",
  sofa: "sofa couch settee",
  table: "table desk sideboard credenza",
  stove: "stove oven cooker cooktop hob",
  bed: "bed hammock",
  tower: "tower big-ben clock-tower turret belfry",
  frog: "frog toad",
  branch: "branch bough twig",
  fence: "fence picket-fence",
  box: "box crate carton cardboard-box",
  leaf: "leaf lily-pad lilypad",
  "toy-balloon": "toy-balloon",
  fireplace: "fireplace hearth fireside",
  "fishing-boat": "fishing-boat trawler",
  dragon: "dragon wyvern",
  robot: "robot android cyborg",
  unicorn: "unicorn",
  saxophonist: "saxophonist saxophone-player",
  trumpeter: "trumpeter trumpet-player",
  violinist: "violinist violin-player fiddler",
  cellist: "cellist cello-player bassist",
  guitarist: "guitarist guitar-player",
  drummer: "drummer",
  pianist: "pianist piano-player",
  flautist: "flautist flutist piper",
  singer: "singer vocalist soprano",
  reader: "reader",
  sitter: "sitter",
  seated: "seated",
  "seated-reader": "seated-reader",
  rider: "rider",
  flyer: "flyer",
  sleeper: "sleeper",
  curled: "curled-cat",
  "dancing-fox": "dancing-fox",
  "dancing-wolf": "dancing-wolf",
  "dancing-dog": "dancing-dog",
  "dancing-cat": "dancing-cat",
  "dancing-bear": "dancing-bear",
  "dancing-hare": "dancing-hare",
  "space-rider": "space-rider",
  rosette: "rosette mandala kaleidoscope",
  spiral: "spiral whirl vortex",
  waves: "ripples",
};

/** What flies is seen in the air. */
const aloft = new Set("bird butterfly hummingbird balloon airship kite lantern plane fireworks".split(" "));

/** What stands on the ground as well, unless the words put it above something. */
const winged = new Set(
  "dragon owl raven pigeon crane swan goose duck eagle dove parrot flamingo bat honeybee rocket helicopter ufo phoenix comet star planet toy-balloon peacock".split(
    " ",
  ),
);

/** What is at home in the water, or brings ground of its own along. */
const afloat = new Set(
  "sailboat surfboard surfer tall-ship rowboat ferry submarine skiff whale fish octopus turtle swan lighthouse bridge peak cascade iceberg".split(
    " ",
  ),
);

const people = new Set(
  "bust figure mermaid elder child couple astronaut robot dancer singer reader sitter seated seated-reader sleeper rider flyer fisher saxophonist trumpeter violinist cellist guitarist drummer pianist flautist".split(
    " ",
  ),
);

const beasts = new Set(
  "fox cat dog wolf bear elephant stag horse hare squirrel turtle tiger lion camel llama mouse hedgehog monkey gorilla giraffe zebra hippopotamus rhinoceros kangaroo sloth otter badger skunk beaver bison ox cow ewe goat pig seal dolphin shark whale owl crane swan bird songbird duck rooster penguin dragon unicorn octopus frog parrot dancing-fox dancing-wolf dancing-dog dancing-cat dancing-bear dancing-hare".split(
    " ",
  ),
);

const flowers = new Set("sunflower rose tulips hibiscus lotus blossom lavender".split(" "));

const fruits = new Set("apple pear orange lemon cherries strawberry banana grapes fruit".split(" "));

/** Open above: what is in them is seen over their rim, heaped up. */
const vessels = new Set("bowl basket plate bucket box".split(" "));

/** Already in a bowl or on a plate of its own, as it is drawn. */
const served = new Set("fruit steaming-bowl spaghetti pot-of-food green-salad curry-rice".split(" "));

export const drawingFor: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([name, list]) => list.split(" ").map((word) => [word, name] as const)),
);

export const isAloft = (name: string): boolean => aloft.has(name);

export const isPerson = (name: string): boolean => people.has(name) || sportsmen.has(name);

/** It is seen whose figure it is: neither a helmet nor a shell hides it. */
export const hasFigure = (name: string): boolean =>
  isPerson(name) && name !== "astronaut" && name !== "robot";

export const isBeast = (name: string): boolean => beasts.has(name) || isHead(name);

export const isAlive = (name = ""): boolean => isPerson(name) || isBeast(name);

export const isFlower = (name: string): boolean => flowers.has(name);

export const isFruit = (name: string): boolean => fruits.has(name);

export const isVessel = (name: string): boolean => vessels.has(name);

export const isServed = (name: string): boolean => served.has(name);

export const hasWings = (name: string): boolean => aloft.has(name) || winged.has(name);

export const isAfloat = (name: string): boolean => afloat.has(name);
