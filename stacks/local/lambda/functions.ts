import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../../..");

type Context = { awsRequestId: string; functionName: string; getRemainingTimeInMillis(): number };
export type LambdaHandler = (event: unknown, context: Context) => Promise<unknown>;
/** Finds a handler by the name that a definition gives it. */
export type LoadHandler = (handler: string) => Promise<LambdaHandler>;

/** "functions/worker/images.handler" is the export `handler` of functions/worker/images.ts. */
export const loadHandler: LoadHandler = async (handler) => {
  const [file = "", name = ""] = handler.split(".");
  const module: Record<string, unknown> = await import(pathToFileURL(join(root, `${file}.ts`)).href);
  const found = module[name];
  if (typeof found !== "function") throw new Error(`${file}.ts exports no function "${name}"`);
  return found as LambdaHandler;
};
