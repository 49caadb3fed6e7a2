/** What a picture can be set in, and the words that say so. The first of a subject's places sets the scene. */
const words = {
  mountain:
    "mountain mountains alp alps peak peaks summit fuji hill hills himalaya volcano cliff cliffs canyon valley glacier ridge rocky cave",
  sea: "sea ocean wave waves surf coast beach island islands shore bay harbor harbour whale dolphin shark tide reef coral sailor pirate underwater lighthouse ship ships",
  water:
    "river lake pond stream creek waterfall water swamp marsh fountain canal boat boats swan duck fishing rowing",
  forest:
    "forest woods wood woodland tree trees pine pines birch oak jungle grove fir willow bamboo leaves leaf fox deer owl bear wolf squirrel mushroom mushrooms moss fern",
  city: "city skyline street streets tokyo york paris london town downtown skyscraper skyscrapers building buildings bridge rooftop rooftops neon market alley subway tram taxi cafe traffic",
  village:
    "village house houses cottage farm barn castle church cabin hut windmill garden lighthouse temple tower chapel school",
  flowers:
    "flower flowers rose roses poppy poppies blossom blossoms sunflower sunflowers meadow tulip tulips lavender daisy daisies bouquet petals garden spring cherry lily lotus bee butterfly",
  desert: "desert dune dunes sahara camel cactus oasis pyramid pyramids sand mesa",
  snow: "snow snowy winter ice icy frozen frost arctic polar penguin skating ski skiing christmas reindeer igloo blizzard",
  space:
    "space galaxy planet planets stars star rocket astronaut cosmos cosmic nebula alien ufo universe orbit saturn mars comet satellite telescope",
  room: "room kitchen library book books cup coffee tea table window piano bed desk chair lamp candle fruit bowl vase bread cake wine bottle shelf",
} as const;

export type Place = keyof typeof words;

const index = new Map<string, Place[]>();
for (const [place, list] of Object.entries(words) as [Place, string][])
  for (const word of list.split(" ")) index.set(word, [...(index.get(word) ?? []), place]);

/** The places of a text, each once, in the order in which they come. */
export const placesIn = (tokens: readonly string[]): Place[] => [
  ...new Set(tokens.flatMap((token) => index.get(token) ?? [])),
];
