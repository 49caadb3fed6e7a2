const spelt: Readonly<Record<string, string>> = {
  "art-noveau-style": "Art Nouveau",
  "sumi-e-style": "Sumi-e",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "pop-art-style" is for machines, as is the way in which some are spelt. */
export const readable = (value: string) =>
  spelt[value] ??
  value
    .replace(/-style$/, "")
    .split(/[- ]/)
    .map(capital)
    .join(" ");
