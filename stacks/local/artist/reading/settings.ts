import type { Place } from "../places.ts";

/** Words that say where: what they name is all around, and stands on no stage. */
const words: [places: Place[], words: string, names?: string][] = [
  [
    ["mountain"],
    "mountains mountain mountain-road mountain-pass hills hill hillside cliffs cliff canyon valley glacier ridge highlands plateau foothills crags summit slope peaks volcanoes",
    "alps himalayas himalaya andes patagonia switzerland nepal tibet ireland scotland",
  ],
  [
    ["sea"],
    "sea ocean wave waves surf coast beach island islands shore bay lagoon atoll shoreline seaside cove reef underwater tropics seabed horizon ice-floe ice-floes iceberg pack-ice drift-ice coastal coastal-road beach-road seafront",
    "hawaii bali maldives antarctica",
  ],
  [
    ["sea", "village"],
    "harbour harbor port marina dock docks pier quay wharf fjord",
    "greece santorini amalfi cornwall",
  ],
  [
    ["water"],
    "river lake pond stream creek waterfall swamp marsh brook rapids wetland puddle riverbank lakeside pool watering-hole",
    "niagara-falls niagara iguazu-falls iguazu",
  ],
  [["city", "water"], "canal", "venice amsterdam lisbon istanbul stockholm seine thames"],
  [
    ["forest"],
    "forest forest-road forest-path forest-trail woods wood woodland jungle grove rainforest orchard clearing glade leaves foliage undergrowth bamboo-forest thicket",
  ],
  [
    ["city"],
    "city corner stall streetcorner street streets skyline downtown town rooftop rooftops alley boulevard avenue plaza square market cafe terrace balcony crosswalk neighbourhood neighborhood station subway airport parking road highway",
    "tokyo paris london york berlin rome kyoto manhattan brooklyn chicago shanghai madrid barcelona vienna prague mumbai cairo havana seoul singapore milan florence munich hamburg moscow sydney san-francisco new-york toronto edinburgh dublin rio",
  ],
  [
    ["village"],
    "village veranda porch inn hamlet country-road country-lane dirt-road farm farmyard courtyard barnyard schoolyard countryside ranch backyard yard",
    "tuscany provence holland",
  ],
  [
    ["flowers"],
    "meadow garden wheat-field field fields lawn park wildflowers greenhouse vineyard prairie grassland pasture steppe playground heath moor",
  ],
  [
    ["desert"],
    "desert desert-road desert-highway dune dunes oasis savanna savannah outback badlands sand mesa",
    "sahara cappadocia giza egypt kalahari gobi",
  ],
  [["snow"], "snow snowfield arctic tundra ice icefield blizzard", "lapland siberia greenland iceland"],
  [
    ["space"],
    "space galaxy cosmos universe orbit nebula the-moon moon-base outer-space milky-way stars starfield",
    "mars",
  ],
  [
    ["room"],
    "room nursery playroom kitchen library bookshop bookstore studio attic cellar workshop bedroom parlour parlor stage theatre theater museum classroom office hall ballroom bar pub restaurant diner bakery laboratory church-hall nightclub club concert windowsill window-sill window-ledge window shelf desk tavern gallery lab bathroom hotel",
  ],
  [
    [],
    "sky air clouds cloud ground floor grass distance world earth nature landscape scenery northern-lights southern-lights polar-lights aurora auroras aurora-borealis aurora-australis",
  ],
];

const index = new Map(
  words.flatMap(([places, list, names = ""]) =>
    `${list} ${names}`
      .trim()
      .split(" ")
      .map((word) => [word, places] as const),
  ),
);

/** Where a word sets the scene; nothing where it is no such word. */
export const settingOf = (word: string): Place[] | undefined => index.get(word);

const names = new Set(words.flatMap(([, , own = ""]) => own.split(" ")));

/** A place that has a name of its own. */
export const isPlaceName = (word: string): boolean => names.has(word);
