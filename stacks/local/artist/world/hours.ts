import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";
import type { Spec } from "./plan.ts";
import type { Mood, Vec } from "./sky.ts";

export const towards = (azimuth: number, elevation: number): Vec => {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
};

/** Of the lens, in short sides of the sheet. */
export const FOCAL = 1.3;

export type Light = { mood: Mood } & Pick<Spec, "key" | "contrast" | "warm" | "sat" | "bloom">;

/** Sun or moon, air and clouds: of the hour, and of the weather over it. */
export function lightOf({ width, brief }: Easel, scene: Scene, deal: () => number): Light {
  const side = scene.sun.x > 0.5 ? 1 : -1;
  // A moon that is asked for is seen, wherever it stands.
  const moonlit = scene.reading.understood.some((word) => /\bmoon/i.test(word));
  const across = (Math.atan(((scene.sun.x - 0.5) * width) / (FOCAL * 1000)) * 180) / Math.PI;
  // Over water a low sun is looked at; on land it comes from beside, and gives what it meets a shape.
  const seen = scene.wet ? across : side * (54 + 16 * deal());
  const air = {
    turbidity: 2,
    cover: -0.2 + 0.15 * deal(),
    cloudLow: 1400,
    cloudHigh: 3200,
    cloudScale: 0.0045,
    cloudDense: 0.004,
    cirrus: 0.15 + 0.5 * deal(),
    haze: 0.00005,
    fog: 0.0002,
    fogTop: 40,
  };
  const film = { contrast: 0.38, sat: 1.08, bloom: 0.13, warm: 0.02, key: 0.2 };
  const hours: Record<Scene["time"], Light> = {
    day: { ...film, mood: { ...air, sun: towards(side * 62, 24 + 14 * deal()), sunPower: 22 } },
    dawn: {
      ...film,
      warm: 0.04,
      bloom: 0.16,
      mood: {
        ...air,
        sun: towards(seen, 8 + 3 * deal()),
        sunPower: 22,
        turbidity: 3.5,
        fog: 0.0012,
        fogTop: 30,
      },
    },
    dusk: {
      ...film,
      key: scene.wet ? 0.16 : 0.21,
      warm: 0.03,
      bloom: 0.19,
      sat: 1.04,
      mood: {
        ...air,
        sun: towards(seen, (scene.wet ? 3.6 : 6.5) + 2.5 * deal()),
        sunPower: 24,
        turbidity: 4.6,
      },
    },
    night: {
      ...film,
      key: 0.1,
      warm: -0.05,
      sat: 0.85,
      bloom: 0.24,
      mood: {
        ...air,
        ...{
          sun: moonlit ? towards(across, 15 + 5 * deal()) : towards(side * 70, 30),
          sunPower: 18,
          turbidity: 1.5,
          moon: true,
          stars: 1.6,
        },
        ...{ cover: -0.4, cirrus: 0.15, haze: 0.00003, tint: [0.72, 0.86, 1.1] as Vec },
      },
    },
  };
  const hour = hours[scene.time];
  const { mood } = hour;
  // Under a low sun from beside, a covered sky is brown.
  if (!scene.wet && (scene.time === "dawn" || scene.time === "dusk")) {
    mood.cover -= 0.1;
    mood.cirrus *= 0.4;
  }
  const bad = scene.time === "night" ? 0.6 : 1;
  switch (scene.weather) {
    case "clear":
      return brief.mood === "melancholic" ? sunless(hour) : hour;
    case "rain":
      return {
        ...hour,
        ...{ key: 0.185 * bad, sat: 0.96, warm: -0.03, contrast: 0.42 },
        ...(scene.stormy && { key: 0.12 * bad, sat: 0.6, contrast: 0.5 }),
        mood: {
          ...mood,
          ...{ cover: 0.31, cloudScale: 0.0055, cloudLow: 700, cloudHigh: 2600, cloudDense: 0.0055 },
          ...{ cirrus: 0, haze: 0.0003, tint: [0.88, 0.97, 1.1] as Vec },
          ...(scene.stormy && { cover: 0.37, cloudDense: 0.009, tint: [1, 1, 1.02] as Vec }),
        },
      };
    case "snow":
      return {
        ...hour,
        ...{ sat: scene.stormy ? 0.6 : 0.95, warm: hour.warm - 0.03 },
        mood: {
          ...mood,
          ...{ cover: scene.time === "night" ? mood.cover : 0.12, haze: 0.0002, fog: 0.0004 },
          ...(scene.stormy && { cover: 0.33, cirrus: 0, fog: 0.0022, fogTop: 60 }),
        },
      };
    case "mist":
      return {
        ...hour,
        ...{ sat: 0.9, contrast: 0.2, key: hour.key * 1.1 },
        mood: { ...mood, cover: Math.min(mood.cover, 0.05), haze: 0.0003, fog: 0.006, fogTop: 26 },
      };
  }
}

/** The blue hour: the sun has gone, and nothing of its gold is left. */
const sunless = ({ mood, ...film }: Light): Light => ({
  ...film,
  ...{ warm: -0.05, sat: 0.85, bloom: 0.13 },
  mood: { ...mood, cover: 0.31, cirrus: 0, haze: 0.0002, turbidity: 2, tint: [0.84, 0.95, 1.12] as Vec },
});
