import type { Settings } from "./settings.ts";

type Definition = { handler: string; timeoutSeconds: number; memoryMb: number };

/**
 * What every function has in common. No tracing: one structured log line a request, with its id, tells the same
 * story, and X-Ray's grant knows no resources but "*".
 */
export const functionFrom = (definition: Definition, { production }: Settings) => ({
  handler: definition.handler,
  runtime: "nodejs24.x" as const,
  architecture: "arm64" as const,
  timeout: `${definition.timeoutSeconds} seconds` as const,
  memory: `${definition.memoryMb} MB` as const,
  // What is loaded lazily stays in files of its own: a function that starts does not even parse it.
  nodejs: { splitting: true, minify: true },
  logging: { retention: production ? ("3 months" as const) : ("1 week" as const) },
});
