import { memoryEngine } from "../../../functions/lib/table/memory.ts";
import { tableContract } from "./contract.ts";

const engine = memoryEngine();

tableContract("in memory", () => engine);
