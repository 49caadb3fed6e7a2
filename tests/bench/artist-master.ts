import type { ArtStyle } from "../../functions/core/images/style-fragments.ts";
import { render } from "../art/render.ts";
import { mostMemoryMbOf } from "../local/processes.ts";

// One print in a process of its own, so that its memory is its own: prints the seconds that one core worked, and megabytes.

const [artStyle = "hokusai-style"] = process.argv.slice(2);
await render(
  { artStyle: artStyle as ArtStyle, subject: "A fox in a snowy forest at night", aspectRatio: "portrait" },
  { width: 7200, seed: 1, variant: 1 },
);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ s: (user + system) / 1e6, mb: Math.round(mostMemoryMbOf(process.pid)) }));
