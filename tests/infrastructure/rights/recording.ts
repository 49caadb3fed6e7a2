import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

/** What a function asked of AWS: an operation in AWS's words, with as much of its input as IAM looks at. */
export type Call = { by: string; operation: string; input: Record<string, unknown>; region: string };

type Asked = Pick<Call, "operation" | "input">;

/** Services that have no header for their operation say it by method and path. */
const byPath: Record<string, (path: string, method: string) => Asked> = {
  ses: () => ({ operation: "SendEmail", input: {} }),
  s3: (path, method) => ({
    operation: `${method.charAt(0)}${method.slice(1).toLowerCase()}Object`,
    input: { Key: path.split("/").slice(2).join("/") },
  }),
  cloudfront: (path) => ({ operation: "CreateInvalidation", input: { distribution: path.split("/")[3] } }),
  bedrock: (path) => {
    const [, what, id] = path.split("/");
    return what === "guardrail"
      ? { operation: "ApplyGuardrail", input: { guardrailIdentifier: id } }
      : { operation: "InvokeModel", input: { modelId: id } };
  },
};

/** A request that carries AWS's signature, as it leaves; nothing for any other. */
function readOf(request: ClientRequest, body: unknown): Omit<Call, "by"> | undefined {
  const [, region, service] =
    /Credential=[^/]+\/\d+\/([\w-]+)\/(\w+)\//.exec(String(request.getHeader("authorization"))) ?? [];
  if (region === undefined || service === undefined) return undefined;
  const [, operation] = String(request.getHeader("x-amz-target") ?? "").split(".");
  if (operation) return { operation, input: JSON.parse(String(body)), region };
  const read = byPath[service];
  if (!read) throw new Error(`nobody knows here how ${service} is asked`);
  return { ...read(decodeURIComponent(request.path), request.method), region };
}

const CREATED = "http.client.request.created";

/** Writes down who asks AWS for what, while functions run one after the other or all at once. */
export function recordCalls() {
  const calls: Call[] = [];
  const running = new AsyncLocalStorage<string>();
  const listen = (message: unknown) => {
    const by = running.getStore();
    const { request } = message as { request: ClientRequest };
    if (by === undefined) return;
    const { end } = request;
    request.end = (...ending: unknown[]) => {
      const call = readOf(request, ending[0]);
      if (call) calls.push({ by, ...call });
      return Reflect.apply(end, request, ending);
    };
  };
  subscribe(CREATED, listen);
  return {
    calls,
    as: <Result>(by: string, run: () => Promise<Result>) => running.run(by, run),
    stop: () => unsubscribe(CREATED, listen),
  };
}
