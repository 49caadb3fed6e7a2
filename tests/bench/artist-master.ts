import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { render } from "../art/render.ts";

// One print in a process of its own, so that its memory is its own: prints milliseconds and megabytes.

const [artStyle = "hokusai-style"] = process.argv.slice(2);
const started = performance.now();
await render(
  { artStyle: artStyle as ArtStyle, subject: "A fox in a snowy forest at night", aspectRatio: "portrait" },
  { width: 7200, seed: 1, variant: 1 },
);
const ms = performance.now() - started;
console.log(JSON.stringify({ ms, mb: Math.round(process.resourceUsage().maxRSS / 1024) }));
