import { memoryEngine } from "../../../functions/lib/table/memory.ts";
import { tableContract } from "./contract.ts";
import { tableRaces } from "./races.ts";

const engine = memoryEngine();

tableContract("in memory", () => engine);
tableRaces("in memory", () => engine);
