import { enableCompileCache } from "node:module";
import { join } from "node:path";

/**
 * What was compiled once, and rid of its types, is kept for the next start, which takes half as long then. The
 * processes that it begins find it as well.
 */
const kept = join(import.meta.dirname, "../../.cache/compiled");
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? kept);
process.env.NODE_COMPILE_CACHE ??= kept;
