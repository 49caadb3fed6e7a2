import { memoryEngine } from "../../support/memory-engine.ts";
import { tableContract } from "./contract.ts";
import { tableLists } from "./lists.ts";
import { tableRaces } from "./races.ts";

const engine = memoryEngine();

tableContract("in memory", () => engine);
tableLists("in memory", () => engine);
tableRaces("in memory", () => engine);
