import "./node-version.cjs";
import "./at-birth.cjs";

// Loaded afterwards, so that an older Node gets as far as the sentence above.
const [{ runStage }, { builtSite }, { siteFiles }] = await Promise.all([
  import("./run.ts"),
  import("./built-site.ts"),
  import("./origin/site-files.ts"),
]);

await runStage(async (signal) => ({ site: siteFiles(await builtSite(signal)) }));
