/** Sentences to begin with, which the shop draws well: they show what can be asked for. */
export const examples = [
  "A lighthouse on a cliff as a storm rolls in",
  "A red sailing boat on a lake at first light",
  "A black cat on a table before a golden moon",
  "Mountains after rain, fog in the valleys",
  "A heron in the reeds under a red sun",
  "A fox asleep among autumn leaves",
] as const;

/** Four of the sixteen styles, as different as they come. The value is the journey's own. */
export const firstStyles = [
  { value: "hokusai-style", name: "Hokusai", src: "/art/hokusai" },
  { value: "bauhaus-style", name: "Bauhaus", src: "/art/bauhaus" },
  { value: "watercolor-style", name: "Watercolor", src: "/art/watercolor" },
  { value: "vaporwave-style", name: "Vaporwave", src: "/art/vaporwave" },
] as const;

export type FirstStyle = (typeof firstStyles)[number]["value"];
