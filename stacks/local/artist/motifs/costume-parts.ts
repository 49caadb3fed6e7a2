import type { Piece } from "./pen.ts";

// What costumes are made of.

export const GOLD = "#d8a52c";
export const RED = "#b8322e";
export const WHITE = "#f4f1ea";
export const LEATHER = "#4a3426";
export const FUR = "#a98d66";
export const BONE = "#ece6d8";
export const IVORY = "#ece2cc";

export const deep = (...paths: string[]): Piece[] => paths.map((path) => ({ of: "deep", path }));
export const lit = (...paths: string[]): Piece[] => paths.map((path) => ({ of: "lit", path }));
export const trim = (color: string, ...paths: string[]): Piece[] =>
  paths.map((path) => ({ of: "trim", color, path }));
