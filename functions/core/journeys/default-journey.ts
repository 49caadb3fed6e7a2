import { aspectRatios } from "../catalogue/choice.ts";
import { choiceName } from "../images/choice-name.ts";
import { lightingFragments, moodFragments, paletteFragments } from "../images/prompt-fragments.ts";
import { styleFragments } from "../images/style-fragments.ts";
import { LONGEST_SUBJECT, SHORTEST_SUBJECT } from "../images/subject-sizes.ts";
// What "Surprise me" picks from: each stands on its own as a subject, and suits any style.
import ideas from "./ideas.json" with { type: "json" };
import type { Journey, Option } from "./journey.ts";

function choice(value: string): Option {
  const displayName = choiceName(value);
  return { label: displayName, value, displayName };
}

/** A choice with a preview picture: `tests/art/cards.ts` has painted them, with the embedded artist. */
const pictured = (group: string, value: string): Option => ({
  ...choice(value),
  imageUrl: `/journey-cards/${group}/${value}.avif`,
});

/** Only what a model can be asked for, in the order in which it is known. */
const artStyles = Object.keys(styleFragments).map((value) => pictured("art-style", value));

export const defaultJourney: Journey = {
  _id: "default-journey",
  name: "Create your picture",
  shortname: "assisted-journey",
  steps: [
    {
      name: "style-selection",
      label: "Style Selection",
      description: "Choose the style your picture will be made in.",
      type: "select",
      layout: "FULL_PAGE",
      optionsType: "cards",
      required: true,
      substeps: [{ name: "artStyle", label: "Art style", type: "CARD", required: true, options: artStyles }],
    },
    {
      name: "subject-details",
      label: "Subject Details",
      description: "Say what you want to see. The more you describe, the closer the picture comes.",
      type: "text",
      layout: "FULL_PAGE",
      required: true,
      substeps: [
        {
          name: "subject",
          label: "Subject",
          type: "TEXT_AREA",
          required: true,
          placeholder: "A lighthouse on a cliff, waves below, gulls in the evening light…",
          minLength: SHORTEST_SUBJECT,
          maxLength: LONGEST_SUBJECT,
          randomizer: true,
          randomOptions: ideas,
        },
      ],
    },
    {
      name: "additional-options",
      label: "Additional Options",
      description: "Choose the shape. Light, colors and mood are yours to set, or to leave to us.",
      type: "select",
      layout: "ACCORDION",
      required: true,
      substeps: [
        {
          name: "aspectRatio",
          label: "Aspect ratio",
          type: "DROPDOWN",
          required: true,
          icon: "frame",
          options: aspectRatios.map(choice),
        },
        {
          name: "lighting",
          label: "Lighting",
          type: "CARD",
          required: false,
          icon: "sun",
          options: Object.keys(lightingFragments).map((value) => pictured("lighting", value)),
        },
        {
          name: "colorPalette",
          label: "Color palette",
          type: "DROPDOWN",
          required: false,
          icon: "palette",
          options: Object.keys(paletteFragments).map(choice),
        },
        {
          name: "mood",
          label: "Mood",
          type: "CARD",
          required: false,
          icon: "heart",
          options: Object.keys(moodFragments).map((value) => pictured("mood", value)),
        },
      ],
    },
  ],
};
