import { ideas } from "./ideas.ts";
import type { Journey, Option } from "./journey.ts";

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const choice = (value: string, displayName = capitalised(value)): Option => ({
  label: displayName,
  value,
  displayName,
});

/** A choice with a preview picture, which the site's build paints with the embedded artist. */
const pictured = (group: string, value: string, displayName?: string): Option => ({
  ...choice(value, displayName),
  imageUrl: `/journey-cards/${group}/${value}.webp`,
});

const artStyles = [
  pictured("art-style", "photorealistic-style", "Photorealistic"),
  pictured("art-style", "art-noveau-style", "Art Nouveau"),
  pictured("art-style", "anime-style", "Anime"),
  pictured("art-style", "comic-style", "Comic"),
  pictured("art-style", "hokusai-style", "Hokusai"),
  pictured("art-style", "fantasy-art-style", "Fantasy Art"),
  pictured("art-style", "sumi-e-style", "Sumi-e"),
  pictured("art-style", "bauhaus-style", "Bauhaus"),
  pictured("art-style", "cyberpunk-style", "Cyberpunk"),
  pictured("art-style", "vaporwave-style", "Vaporwave"),
  pictured("art-style", "impressionism-style", "Impressionism"),
  pictured("art-style", "surrealism-style", "Surrealism"),
  pictured("art-style", "psychedelic-style", "Psychedelic"),
  pictured("art-style", "pop-art-style", "Pop Art"),
  pictured("art-style", "steampunk-style", "Steampunk"),
  pictured("art-style", "watercolor-style", "Watercolor"),
];

const lightings = ["natural", "studio", "dramatic"].map((value) => pictured("lighting", value));

const moods = [
  "dreamy",
  "energetic",
  "peaceful",
  "mysterious",
  "nostalgic",
  "playful",
  "serene",
  "dramatic",
  "whimsical",
  "melancholic",
  "ethereal",
  "vibrant",
].map((value) => pictured("mood", value));

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
          minLength: 10,
          maxLength: 500,
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
          options: ["square", "portrait", "landscape"].map((value) => choice(value)),
        },
        {
          name: "lighting",
          label: "Lighting",
          type: "CARD",
          required: false,
          icon: "sun",
          options: lightings,
        },
        {
          name: "colorPalette",
          label: "Color palette",
          type: "DROPDOWN",
          required: false,
          icon: "palette",
          options: ["vibrant", "muted", "monochrome", "pastel"].map((value) => choice(value)),
        },
        { name: "mood", label: "Mood", type: "CARD", required: false, icon: "heart", options: moods },
      ],
    },
  ],
};
