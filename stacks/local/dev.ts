import "./node-version.cjs";
import "./at-birth.cjs";

const [{ runStage }, { viteSite }] = await Promise.all([import("./run.ts"), import("./vite-site.ts")]);

await runStage(viteSite);
