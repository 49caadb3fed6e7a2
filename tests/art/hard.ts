/** Wishes with several bodies, of which each does something. */
export const hard = [
  "A jazz trio in the rain",
  "A fox reading under a lamp",
  "Two dancers on a rooftop in Lisbon",
  "A dragon over a castle at dusk",
  "An old man feeding pigeons",
  "A lighthouse in a storm with a small boat",
  "A still life of pears and a blue jug",
  "A frog on its leaf",
  "An astronaut riding a horse in the desert",
  "A library with a sleeping cat",
];
