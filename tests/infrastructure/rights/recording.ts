import { AsyncLocalStorage } from "node:async_hooks";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

/** A command that a function gave to one of AWS's SDKs. */
export type Call = { by: string; command: string; input: Record<string, unknown>; region: string };

type Command = { input: Record<string, unknown>; constructor: { name: string } };
type Client = { config: { region?: () => Promise<string> } };

/** All clients of the SDK have one ancestor, whose `send` every command goes through. */
const ancestor: { send: (this: Client, command: Command, ...rest: unknown[]) => unknown } =
  Object.getPrototypeOf(DynamoDBClient.prototype);

/** What is asked of Bedrock, which has no client here, in the words of one. */
function askedOfBedrock(path: string) {
  const [, , guardrailIdentifier] = /^\/(guardrail)\/(\w+)\//.exec(path) ?? [];
  const [, modelId = ""] = /^\/model\/(.+)\/invoke$/.exec(path) ?? [];
  return guardrailIdentifier === undefined
    ? { command: "InvokeModelCommand", input: { modelId: decodeURIComponent(modelId) } }
    : { command: "ApplyGuardrailCommand", input: { guardrailIdentifier } };
}

/** Writes down who asks AWS for what, while functions run one after the other or all at once. */
export function recordCalls({ bedrockUrl }: { bedrockUrl: string }) {
  const calls: Call[] = [];
  const running = new AsyncLocalStorage<string>();
  const { send } = ancestor;
  ancestor.send = function (command, ...rest) {
    const by = running.getStore();
    if (by !== undefined) {
      const call = { by, command: command.constructor.name, input: command.input, region: "" };
      calls.push(call);
      void this.config.region?.().then((region) => {
        call.region = region;
      });
    }
    return send.call(this, command, ...rest);
  };
  // What is called without a client. CloudFront is not asked, it is only written down.
  const { fetch } = globalThis;
  globalThis.fetch = async (address, init) => {
    const by = running.getStore();
    const [, region, path] =
      /^https:\/\/bedrock-runtime\.([\w-]+)\.amazonaws\.com(.+)$/.exec(String(address)) ?? [];
    if (by !== undefined && region !== undefined && path !== undefined) {
      calls.push({ by, ...askedOfBedrock(path), region });
      return fetch(`${bedrockUrl}${path}`, init);
    }
    const [, distribution] = /\/distribution\/(\w+)\/invalidation$/.exec(String(address)) ?? [];
    if (by === undefined || distribution === undefined) return fetch(address, init);
    calls.push({ by, command: "CreateInvalidation", input: { distribution }, region: "us-east-1" });
    return new Response("", { status: 201 });
  };
  return {
    calls,
    as: <Result>(by: string, run: () => Promise<Result>) => running.run(by, run),
    stop: () => {
      ancestor.send = send;
      globalThis.fetch = fetch;
    },
  };
}
