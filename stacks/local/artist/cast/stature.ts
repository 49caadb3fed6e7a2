import { sportsmen } from "../motifs/sports.ts";
import { proportionsOf, type Who } from "../motifs/who.ts";
import { hasFigure } from "../motifs/words.ts";

/** How tall things are beside a person, as a picture would have them: nearer to one another than in life. */
const statures: Record<number, string> = {
  2: "lighthouse eiffel-tower skyscraper tower tokyo-tower peak volcano",
  1.8: "classical-building pyramid castle church pagoda windmill pine tall-ship",
  1.6: "tree treehouse palm giraffe balloon house shop street-lamp gate sauropod fountain stadium factory",
  1.35: "sphinx swing cabin sailboat rocket tent door bridge",
  1.2: "elephant dragon t-rex whale planet",
  1.05: "camel cactus figure elder couple dancer astronaut clock cow ox horse unicorn stag bison bear dancing-bear submarine airship train tram bus minibus branch wire",
  0.9: "chess-table pickup-truck fire-engine ambulance racing-car motor-scooter helicopter plane delivery-truck tractor ferry gorilla robot octopus star comet fireplace",
  0.8: "horse-head elephant-head cow-head bear-head lion-head giraffe-head stag-head",
  0.74: "child lion tiger lamp kangaroo crane flamingo sunflower telescope car convertible motorcycle bicycle guitar piano rowboat ghost",
  0.7: "dancing-fox dancing-wolf dancing-dog dancing-cat dancing-hare",
  0.6: "tiger-head panda-head llama-head fence wolf sofa armchair bench table stove bed chair kite umbrella zebra llama ewe goat pig dolphin shark seal penguin saxophone drum",
  0.5: "monkey-head koala-head pig-head ewe-head dog-head hound-head pricked-head wolf-head fox dog swan toy-balloon goose vase lantern jug urn basket violin monkey eagle otter beaver badger turkey peacock",
  0.4: "raccoon-head owl-head fox-head cat-head hare-head cat owl hare rose tulips trumpet skiff rooster duck sloth raven fish squirrel",
  0.3: "luggage wrapped-gift bird songbird frog turtle hedgehog butterfly candle teapot hourglass top-hat mushroom birthday-cake crab dove parrot books typewriter fruit pear apple pigeon",
  0.34: "open-book leaf rock",
  0.13: "skateboard",
  0.24: "orange lemon",
  0.2: "bowl plate straw-hat yarn",
  0.22: "surfboard mouse teacup hummingbird crown ring key envelope feather honeybee snail spider pizza croissant bread cookie watch",
};

const tall = new Map(
  Object.entries(statures).flatMap(([height, list]) => list.split(" ").map((name) => [name, Number(height)])),
) as Map<string, number>;

/** Whoever plays, reads or sleeps is as tall as any person. */
const PERSON = 1.05;
const PEOPLE =
  /^(?:saxophonist|trumpeter|violinist|cellist|guitarist|drummer|pianist|flautist|singer|reader|sitter|seated|seated-reader|rider|space-rider|fisher)$/;
const lying: Record<string, number> = {
  sleeper: 0.4,
  curled: 0.3,
  bust: 0.6,
  mermaid: 0.72,
  flyer: 0.8,
  yogi: 0.7,
  skier: 0.8,
  surfer: 0.86,
};

export const statureOf = (motif: string, who?: Who): number =>
  who && hasFigure(motif)
    ? (lying[motif] ?? PERSON) * proportionsOf(who).tall
    : (tall.get(motif) ?? lying[motif] ?? (PEOPLE.test(motif) || sportsmen.has(motif) ? PERSON : 0.42));
