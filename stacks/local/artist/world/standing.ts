import type { Spec } from "./plan.ts";

// The world that stands, one at a time in a thread: its plan, the focal length and the horizon in units of the sheet,
// the sheet's own measures, and how high the eye is in metres.

export let sp: Spec,
  F = 1000,
  HZ = 500,
  UW = 1000,
  UH = 1500,
  CAM = 5;

export function stand(spec: Spec, uw: number, uh: number) {
  sp = spec;
  UW = uw;
  UH = uh;
  F = spec.focal * 1000;
  HZ = spec.horizon * uh;
  CAM = spec.camH;
}
