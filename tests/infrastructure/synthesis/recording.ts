import { calls } from "./mocked-calls.ts";
import { region, stateOf } from "./mocked-state.ts";
import { plain } from "./plain.ts";
import type { App } from "./program.ts";
import type { Monitor, Pulumi } from "./pulumi.ts";
import type { Resource } from "./synthesis.ts";

/** Puts a recorder where AWS would be: it writes down each resource and answers as AWS would. */
export async function record(app: App, { pulumi, monitor }: { pulumi: Pulumi; monitor: Monitor }) {
  const resources: Resource[] = [];
  const errors: string[] = [];
  const request = watchRequests(monitor);

  const mocks = {
    newResource({ type, name, custom, id, inputs }: Parameters<typeof newResource>[0] & { id?: string }) {
      // What is only looked up is told by its name, and is taken to be as the stage would have made it.
      const found = id && !inputs.name ? { ...inputs, name: id } : inputs;
      return newResource({ type, name, inputs: found, ...(custom !== undefined && { custom }) });
    },
    call({ token, inputs }: { token: string; inputs: never }) {
      const answer = calls[token];
      if (!answer) errors.push(`nobody plays ${token}`);
      return answer?.(inputs) ?? {};
    },
  };

  function newResource(asked: {
    type: string;
    name: string;
    custom?: boolean;
    inputs: Record<string, unknown>;
  }) {
    const inputs = plain(asked.inputs, pulumi) as Record<string, unknown>;
    const { read, ...options } = request.last();
    if (!read) resources.push({ ...nameOf(asked.type, asked.name), inputs, ...options });
    const state = stateOf(asked.type, inputs as Record<string, string>, asked.name);
    const id = asked.custom === false ? "" : String(inputs.name ?? inputs.bucket ?? `${asked.name}-id`);
    return { id, state: { ...asked.inputs, ...state } };
  }

  await pulumi.runtime.setMocks(mocks, app.name, app.stage, false, "organization");
  pulumi.runtime.setAllConfig({ "aws:region": region });
  return { resources, errors };
}

/** SST's own resource kinds are all of one type to Pulumi; their names end in which one they are. */
function nameOf(type: string, name: string) {
  const [logical = name, kind] = name.split(".sst.aws.");
  return { type: kind ? `sst-dynamic:${kind}` : type, name: logical };
}

/**
 * Pulumi's mocks are not told whether a resource is retained or protected, nor whether it is only looked up: the
 * request that comes just before is.
 */
function watchRequests(monitor: Monitor) {
  let last: { retainOnDelete?: boolean; protect?: boolean; read?: boolean } = {};
  const { registerResource, readResource } = monitor;
  monitor.registerResource = function (this: Monitor, request, callback) {
    last = {
      ...(request.getRetainondelete() && { retainOnDelete: true }),
      ...(request.getProtect() && { protect: true }),
    };
    return registerResource.call(this, request, callback);
  };
  monitor.readResource = function (this: Monitor, request, callback) {
    last = { read: true };
    return readResource.call(this, request, callback);
  };
  return { last: () => last };
}
