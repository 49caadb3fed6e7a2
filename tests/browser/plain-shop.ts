import "../../stacks/local/at-birth.cjs";

// Loaded afterwards: nothing is loaded twice.
const [{ runStage }, { builtSite }, { siteFiles }, { plainModel }] = await Promise.all([
  import("../../stacks/local/run.ts"),
  import("../../stacks/local/built-site.ts"),
  import("../../stacks/local/origin/site-files.ts"),
  import("../support/plain-model.ts"),
]);

// The shop as `npm start` opens it, with pictures that take no time: most tests want one and do not mind which.
await runStage(async (signal) => ({ site: siteFiles(await builtSite(signal)) }), plainModel);
