import "./node-version.cjs";
import "./compiled.ts";

const [{ runStage }, { viteSite }] = await Promise.all([import("./run.ts"), import("./vite-site.ts")]);

await runStage(viteSite);
