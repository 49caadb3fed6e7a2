import type { Who } from "../motifs/who.ts";

// Who is known by all that they have on.

const fair = "#dcb765";
const white = "#ebe8e1";

const knight: Who = { wear: "armour", hat: "helm", held: "sword", shield: "heater" };
const samurai: Who = { wear: "lacquer", hat: "kabuto", held: "katana" };
const pirate: Who = {
  sex: "man",
  wear: "frock",
  hat: "tricorn",
  mask: "patch",
  beard: "beard",
  held: "cutlass",
};
const viking: Who = {
  ...{ sex: "man", wear: "furs", hat: "horned", beard: "beard", back: "cloak", held: "axe", shield: "round" },
};
const gladiator: Who = { wear: "cuirass", hat: "crest", held: "sword", shield: "round" };
const hero: Who = { wear: "tights", mask: "mask", back: "cape" };
const small: Who = { age: "child", sex: "man", wear: "tunic" };
const elf: Who = { ...small, hat: "cone", brim: "#2f5f34", ears: "pointed" };
const gnome: Who = { ...small, hat: "cone", brim: "#c0301f", beard: "beard", hair: white };
const goblin: Who = { ...small, ears: "pointed", skin: "#7d9a55" };
const climber: Who = { wear: "harness", hat: "helmet", brim: "#e0742a" };

export const guises: Record<string, Who> = {
  ...{ knight, crusader: knight, paladin: knight, samurai, shogun: samurai, ronin: samurai },
  ...{ pirate, buccaneer: pirate, corsair: pirate, viking },
  ...{ gladiator, centurion: gladiator, legionary: gladiator, superhero: hero, superman: hero },
  superheroine: { ...hero, sex: "woman" },
  angel: { sex: "woman", wear: "gown", hat: "halo", back: "wings", hair: fair },
  fairy: { sex: "woman", wear: "dress", back: "gauze", held: "wand" },
  mermaid: { sex: "woman", hair: "#b0502a", wear: "tail" },
  merman: { sex: "man", hair: "#b0502a", beard: "beard", wear: "tail" },
  ninja: { wear: "wraps", hat: "cowl", held: "katana" },
  soldier: { wear: "uniform", hat: "helmet", brim: "#4a5634" },
  clown: { wear: "ruff", hat: "wig", mask: "paint" },
  jester: { wear: "motley", hat: "bells" },
  ...{ elf, gnome, dwarf: { ...gnome, held: "axe", hair: "#b0502a" }, goblin },
  ...{ vampire: { wear: "tails", back: "cloak", mask: "fangs", skin: "#e6dcd8", hair: "#222026" } },
  giant: { age: "giant", sex: "man", wear: "furs", beard: "beard" },
  skeleton: { wear: "bones", mask: "skull", skin: "#ece6d8" },
  ...{ climber, mountaineer: climber },
};
