import { builtSite } from "../../stacks/local/built-site.ts";
import { siteFiles } from "../../stacks/local/origin/site-files.ts";
import { runStage } from "../../stacks/local/run.ts";
import { plainModel } from "../support/plain-model.ts";

// The shop as `npm start` opens it, with pictures that take no time: most tests want one and do not mind which.
await runStage(async (signal) => ({ site: siteFiles(await builtSite(signal)) }), plainModel);
