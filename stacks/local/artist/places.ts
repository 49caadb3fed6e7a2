/** What a picture can be set in, and what is at home there: where the words say no place, a thing brings its own. */
const words = {
  mountain:
    "mountain mountains alp alps peak peaks summit fuji hill hills himalaya volcano cliff cliffs canyon valley glacier ridge rocky cave sierra andes everest highland highlands plateau foothill foothills crag crags summits pass slope slopes",
  sea: "sailboat sailboats yacht yachts galleon schooner steamer submarine sea ocean wave waves surf coast beach island islands shore bay harbor harbour whale dolphin shark tide reef coral sailor pirate underwater lighthouse ship ships lagoon atoll shoreline seaside cove fjord strait seal seals squid octopus mermaid anchor sail sails surfer surfing lobster crab starfish jellyfish turtle buoy marina dock pier tropical tropics",
  water:
    "rowboat rowboats dinghy river lake pond stream creek waterfall water swamp marsh fountain canal boat boats swan duck fishing rowing brook rapids lagoon waterfalls dam otter otters beaver frog frogs heron kingfisher lily reed reeds raft kayak canoe ferry gondola venice puddle",
  forest:
    "forest woods wood woodland tree trees pine pines birch oak jungle grove fir willow bamboo leaves leaf fox deer owl bear wolf squirrel mushroom mushrooms moss fern rainforest orchard maple maples cedar cedars redwood redwoods clearing glade undergrowth ferns stag stags moose badger hedgehog raccoon treehouse branch branches",
  city: "city skyline street streets tokyo york paris london town downtown skyscraper skyscrapers building buildings bridge rooftop rooftops neon market alley subway tram taxi cafe traffic manhattan berlin rome kyoto boulevard avenue plaza station metro arcade nightclub lantern crosswalk billboard apartment balcony diner",
  village:
    "village house houses cottage farm barn castle church cabin hut windmill garden lighthouse temple tower chapel school hamlet barnyard tractor mill chimney steeple courtyard inn tavern bakery pagoda shrine monastery fortress bridge well fence gate veranda porch terrace schoolyard",
  flowers:
    "flower flowers rose roses poppy poppies blossom blossoms sunflower sunflowers meadow tulip tulips lavender daisy daisies bouquet petals garden spring cherry lily lotus bee butterfly orchid orchids iris irises peony peonies dandelion dandelions violet violets wildflower wildflowers field fields hummingbird ladybird greenhouse ivy magnolia jasmine hyacinth",
  desert:
    "desert dune dunes sahara camel cactus oasis pyramid pyramids sand mesa canyon canyons mirage nomad nomads bedouin scorpion savanna savannah outback badlands",
  snow: "snow snowy winter ice icy frozen frost arctic polar penguin skating ski skiing christmas reindeer igloo blizzard snowfall snowflake snowflakes icicle icicles iceberg icebergs sled sleigh yeti husky",
  space:
    "space galaxy planet planets stars star rocket astronaut cosmos cosmic nebula alien ufo universe orbit saturn mars comet satellite telescope moonlit lunar asteroid meteor meteors starship spaceship milky constellation constellations eclipse",
  room: "room kitchen library book books cup coffee tea table window piano bed desk chair lamp candle fruit bowl vase bread cake wine bottle shelf studio attic cellar workshop armchair sofa teapot typewriter clock mirror fireplace violin cello gramophone chess plate jar spoon cheese pie jug jugs pitcher pear pears apple apples pizza cake cupcake croissant cookie cookies pancakes waffle doughnut donut sushi soup chocolate cocktail trumpet saxophone guitar accordion camera radio television telephone laptop microscope bathtub teddy toy shoes dress yarn",
} as const;

export type Place = keyof typeof words;

const index = new Map<string, Place[]>();
for (const [place, list] of Object.entries(words) as [Place, string][])
  for (const word of list.split(" ")) index.set(word, [...(index.get(word) ?? []), place]);

/** The places of a text, each once, in the order in which they come. */
export const placesIn = (tokens: readonly string[]): Place[] => [
  ...new Set(tokens.flatMap((token) => index.get(token) ?? [])),
];

const onlyIn: Record<string, Place> = {
  stove: "room",
  ...{ "street-lamp": "city", shop: "city", "eiffel-tower": "city" },
  ...{ lotus: "water", fireplace: "room" },
};

/** Where a motif stands that stands nowhere else. */
export const onlyPlaceOf = (motif: string): Place | undefined => onlyIn[motif];

const outOfDoors = new Set(
  "fire tree treehouse palm pine street-lamp bridge tent gate tower eiffel-tower pyramid swing wire castle lighthouse windmill cabin house shop pagoda church factory skyscraper peak".split(
    " ",
  ),
);

/** A motif that stands in no room, whatever else lies there. */
export const isOutOfDoors = (motif: string) => outOfDoors.has(motif);

/**
 * Every word that sets a scene.
 * @internal
 */
export const knownPlaces = (): string[] => [...index.keys()];
