import { blob, box, limb, oval, poly } from "./pen.ts";

// Somebody: a head, a coat, and limbs from joint to joint.

type Limb = readonly (readonly [x: number, y: number])[];

export const along = (joints: Limb, from: number, to: number) =>
  limb(
    joints
      .map(
        ([x, y], at) =>
          `${x},${y},${(from + ((to - from) * at) / Math.max(1, joints.length - 1)).toFixed(2)}`,
      )
      .join(" "),
  );
export const arm = (...joints: Limb) => along(joints, 3.1, 2.1);
export const leg = (...joints: Limb) => along(joints, 4.6, 3);

export const head = (x: number, y: number) => [oval(x, y, 6, 7), limb(`${x},${y + 5},2.6 ${x},${y + 11},3`)];
export const coat = blob("42,27! 58,27! 61,33 59,46 60,60! 40,60! 41,46 39,33");
/** On both feet, a little apart. */
export const stands = [
  ...[leg([46, 58], [44, 76], [43, 92]), leg([54, 58], [56, 76], [57, 92])],
  ...[limb("43,93,2.4 38,94,1.6"), limb("57,93,2.4 62,94,1.6")],
];
/** On a stool, knees to the right. */
export const sits = [
  leg([47, 60], [64, 63], [64, 92]),
  leg([50, 61], [68, 65], [70, 92]),
  limb("70,93,2.2 76,94,1.6"),
];
export const stool = [box(38, 64, 20, 3.4), poly("41,66 44,66 42,95 39,95"), poly("53,66 56,66 58,95 55,95")];

export const collar = limb("46,28,0.4 50,33,0.7 54,28,0.4");
export const belt = limb("41,47,0.4 59,47,0.4");
