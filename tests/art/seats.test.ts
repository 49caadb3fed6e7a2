import { expect, test } from "vitest";
import { boundsOf } from "../../stacks/local/artist/cast/body.ts";
import { easel } from "../../stacks/local/artist/easel.ts";
import { HERO_BOX, type Part } from "../../stacks/local/artist/heroes.ts";
import { read } from "../../stacks/local/artist/reading/read.ts";
import { specOf } from "../../stacks/local/artist/world/spec.ts";
import { edgesOf } from "./edges.ts";
import { sceneOf } from "./seen.ts";

/** Who is in a picture by what they are drawn as, from the back to the front, and where their bodies end. */
function bodiesIn(wish: string) {
  const parts = sceneOf(wish).heroes[0]?.parts ?? [];
  return parts.map(({ hero, ...place }: Part) => ({ ...edgesOf(hero, place), flip: place.flip }));
}

type Seen = ReturnType<typeof bodiesIn>[number];

const named = (bodies: Seen[], name: string): Seen => {
  const found = bodies.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name} but ${bodies.map((one) => one.name).join(", ")}`);
  return found;
};

/** Of its height above its foot, and of its width from its left. */
const within = (one: Seen, x: number, y: number) => ({
  high: (one.bottom - y) / (one.bottom - one.top),
  along: (x - one.left) / (one.right - one.left),
});

/** How long the legs of one who sits are. */
const LEGS = 0.34;
const hips = ({ top, bottom }: Seen) => bottom - LEGS * (bottom - top);
const middle = ({ left, right }: Seen) => (left + right) / 2;

test.each(["A man on a tractor in a field", "A farmer driving a red tractor at sunrise"])(
  "%s: he sits behind the wheel, and on no roof",
  (wish) => {
    const bodies = bodiesIn(wish);
    const [rider, tractor] = [named(bodies, "rider"), named(bodies, "tractor")];
    const seat = within(tractor, middle(rider), hips(rider));
    expect(seat.high).toBeCloseTo(0.74, 1);
    expect(seat.along).toBeCloseTo(0.7, 1);
    expect(rider.flip).toBe(tractor.flip);
  },
);

test.each(["A frog riding a bicycle", "A cat on a bicycle"])("%s: it is on the saddle", (wish) => {
  const [bicycle, who] = bodiesIn(wish) as [Seen, Seen];
  expect(bicycle.name).toBe("bicycle");
  const seat = within(bicycle, middle(who), who.bottom);
  expect(seat.high).toBeCloseTo(0.74, 2);
  expect(seat.along).toBeCloseTo(0.65, 2);
});

test("who rides looks to where what they ride does: to the left, where nothing is turned", () => {
  for (const name of ["rider", "space-rider"]) {
    const [left, , right] = boundsOf({ name });
    // Hands reach farther than a back.
    expect(HERO_BOX / 2 - left, name).toBeGreaterThan(right - HERO_BOX / 2);
  }
});

test.each([
  ["A cat and a dog on a sofa", ["cat", "dog"], "sofa"],
  ["A woman on a sofa with a cat", ["seated", "cat"], "sofa"],
  ["A bulldog sitting in an armchair", ["dog"], "armchair"],
  ["A man reading in an armchair", ["seated-reader"], "armchair"],
  ["An old man sitting on a bench feeding pigeons", ["seated"], "bench"],
  ["A child on a chair", ["seated"], "chair"],
])("%s: what they sit on is behind all of them, and its back is higher than its seat", (wish, names, on) => {
  const bodies = bodiesIn(wish);
  const seat = named(bodies, on);
  for (const name of names) {
    const one = named(bodies, name);
    expect(bodies.indexOf(one), name).toBeGreaterThan(bodies.indexOf(seat));
    const sits = name.startsWith("seated") ? hips(one) : one.bottom;
    expect(within(seat, middle(one), sits).high, name).toBeGreaterThan(0.3);
    expect(within(seat, middle(one), sits).high, name).toBeLessThan(0.6);
  }
});

/** How high each stands in the rendered world, of what bears them. */
function worldly(wish: string) {
  const brief = { subject: wish, artStyle: "photorealistic-style", aspectRatio: "portrait" } as const;
  const sheet = easel(brief, { seed: 1, variant: 0 }, { width: 100, height: 150 });
  const scene = sceneOf(wish, 0, "photorealistic-style");
  const heroes = specOf(sheet, scene)?.hero ?? [];
  const names = scene.heroes[0]?.parts?.map(({ hero }) => hero.name) ?? [];
  return heroes.map(({ body, y, scale }, at) => ({ name: names[at], y, high: body.h * scale }));
}

test.each([
  ["A cat and a dog on a sofa", "sofa", 0.66],
  ["A frog riding a bicycle", "bicycle", 0.99],
  ["A chicken on a tractor", "tractor", 0.75],
  ["A bulldog sitting in an armchair", "armchair", 0.6],
  ["Two birds on a branch", "branch", 0.65],
])("%s: in the rendered world they are on its seat, not on its back or its roof", (wish, on, most) => {
  const all = worldly(wish);
  const bearer = all.find(({ name }) => name === on);
  if (!bearer) throw new Error(`there is no ${on}`);
  for (const one of all.filter(({ name }) => name !== on)) {
    expect((one.y - bearer.y) / bearer.high, one.name).toBeLessThan(most);
    expect((one.y - bearer.y) / bearer.high, one.name).toBeGreaterThan(0.3);
  }
});

test.each([
  ["A hat on a man's head", "top-hat", 0.9, 1],
  ["A man wearing a hat", "top-hat", 0.9, 1],
  ["A woman with a hat", "top-hat", 0.9, 1],
  ["A parrot on a pirate's shoulder", "parrot", 0.75, 0.85],
  ["A ring on a woman's hand", "ring", 0.35, 0.5],
])("%s: in the rendered world it is there as well", (wish, what, least, most) => {
  const all = worldly(wish);
  const [one, owner] = [what, "figure"].map((name) => all.find((other) => other.name === name));
  if (!one || !owner) throw new Error(`there is no ${what} with a figure`);
  expect((one.y - owner.y) / owner.high).toBeGreaterThan(least);
  expect((one.y - owner.y) / owner.high).toBeLessThan(most);
});

test.each([
  ["A bear in a canoe on a mountain lake", ["bear", "skiff"]],
  ["A boy in a boat", ["rider", "skiff"]],
  ["A fisherman in a small boat in the fog", ["fisher", "skiff"]],
  ["A man driving a red car", ["rider", "convertible"]],
  ["A canoe on a lake", ["rowboat"]],
  ["A man beside a car", ["car", "figure"]],
  ["A woman in a sailboat", ["figure", "sailboat"]],
])("%s: a boat or a car is open, and nobody is in it but who was asked for", (wish, names) => {
  const drawn = bodiesIn(wish).map(({ name }) => name);
  expect(drawn.length > 0 ? drawn : sceneOf(wish).heroes.map(({ name }) => name)).toEqual(names);
});

test("who is with what carries somebody is carried along", () => {
  const things = (wish: string) => read(wish).things.map(({ motif, also, to }) => [motif, also ?? false, to]);
  expect(things("A boy in a boat with his dog")).toEqual(things("A boy and a dog in a boat"));
  expect(things("A girl with a red umbrella crossing a bridge").at(-1)).toEqual([
    "bridge",
    false,
    { relation: "on", thing: 0 },
  ]);
});

test.each([
  ["A woman on a horse with a dog", "rider", "horse", "dog"],
  ["A woman on a horse with a cat", "rider", "horse", "cat"],
  ["A man on a camel with two horses", "rider", "camel", "horse"],
  ["A fisherman in a boat with a whale", "fisher", "skiff", "whale"],
  ["A sailor on a ship with a whale", "figure", "tall-ship", "whale"],
  ["A knight on a horse with a dragon", "rider", "horse", "dragon"],
  ["A man on a bicycle with a dog", "rider", "bicycle", "dog"],
])("%s: there is room for one, and the other is beside them on the ground", (wish, who, on, other) => {
  const bodies = bodiesIn(wish);
  const [rider, mount] = [named(bodies, who), named(bodies, on)];
  expect(rider.left).toBeGreaterThan(mount.left);
  expect(rider.right).toBeLessThan(mount.right);
  for (const one of bodies.filter(({ name }) => name === other)) {
    const higher = (mount.bottom - one.bottom) / (mount.bottom - mount.top);
    expect(higher).toBeLessThan(other === "whale" ? 0.5 : 0.1);
    expect(middle(one)).toBeGreaterThan(mount.right);
  }
});

test.each([
  ["A hat on a man's head", "top-hat", "figure", 0.8, 1.02, 0.7],
  ["A cat on a woman's lap", "cat", "sitter", 0.2, 0.5, 0.7],
  ["A child on a woman's lap", "child", "sitter", 0.2, 0.5, 0.7],
  ["A ring on a woman's hand", "ring", "figure", 0.3, 0.5, 0.4],
  ["A parrot on a pirate's shoulder", "parrot", "figure", 0.7, 0.9, 0.6],
  ["A crown on a lion's head", "crown", "lion", 0.8, 1.02, 0.4],
])("%s: it is small there, and not behind", (wish, what, whose, least, most, wide) => {
  const bodies = bodiesIn(wish);
  const [one, owner] = [named(bodies, what), named(bodies, whose)];
  expect(bodies.indexOf(one)).toBeGreaterThan(bodies.indexOf(owner));
  const { high, along } = within(owner, middle(one), one.bottom);
  expect(high).toBeGreaterThan(least);
  expect(high).toBeLessThan(most);
  expect(along).toBeGreaterThan(0);
  expect(along).toBeLessThan(1);
  expect(one.right - one.left).toBeLessThan(wide * (owner.right - owner.left));
});

test.each([
  "Grandfather baking bread with his granddaughter",
  "A woman with a cat and her baby",
  "A man holding a lamp beside a child",
])("%s: nobody is wholly within another", (wish) => {
  const bodies = bodiesIn(wish);
  for (const one of bodies)
    for (const other of bodies.filter((body) => body !== one && body.name !== "lamp"))
      expect(one.left > other.left && one.right < other.right, `${one.name} in ${other.name}`).toBe(false);
});

test.each([
  ["Grandma and grandpa dancing", ["dancer", "dancer"]],
  ["A man dancing with a woman", ["dancer", "dancer"]],
  ["A woman dancing and a man", ["dancer", "figure"]],
  ["A man and a woman singing", ["singer", "singer"]],
  ["A boy and a girl reading under a tree", ["reader", "reader", "tree"]],
  ["A man and a dog dancing", ["dancer", "dog"]],
  ["A cat and a kitten sleeping", ["curled", "curled"]],
  ["A cat and a dog sleeping", ["curled", "dog"]],
  ["A hare asleep beside a fox", ["fox", "hare"]],
])("%s: each does what both are said to do", (wish, names) => {
  expect(
    bodiesIn(wish)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names);
});

test.each(["A woman with a red umbrella in the rain", "A woman with an umbrella crossing a bridge"])(
  "%s: it is over her",
  (wish) => {
    const bodies = bodiesIn(wish);
    const [who, umbrella] = [named(bodies, "figure"), named(bodies, "umbrella")];
    expect(umbrella.top).toBeLessThan(who.top);
    expect(Math.abs(middle(umbrella) - middle(who))).toBeLessThan((who.right - who.left) / 2);
  },
);

test.each(["A fox in a top hat", "A cat wearing a cowboy hat", "A dog with a crown"])(
  "%s: in the rendered world it is on the head, and does not hang above it",
  (wish) => {
    const [who, hat] = worldly(wish) as [
      ReturnType<typeof worldly>[number],
      ReturnType<typeof worldly>[number],
    ];
    const on = (hat.y - who.y) / who.high;
    expect(on).toBeGreaterThan(0.6);
    expect(on).toBeLessThan(0.95);
    expect(hat.high).toBeLessThan(0.5 * who.high);
  },
);

test.each([
  ["A dragon wearing a crown", "dragon", [0.05, 0.3], [0.65, 0.95]],
  ["A cat wearing a crown", "cat", [0.3, 0.7], [0.9, 1.3]],
] as const)("%s: it is on the head", (wish, wearer, along, high) => {
  const bodies = bodiesIn(wish);
  const [crown, one] = [named(bodies, "crown"), named(bodies, wearer)];
  const at = within(one, middle(crown), (crown.top + crown.bottom) / 2);
  expect(at.along).toBeGreaterThan(along[0]);
  expect(at.along).toBeLessThan(along[1]);
  expect(at.high).toBeGreaterThan(high[0]);
  expect(at.high).toBeLessThan(high[1]);
});
