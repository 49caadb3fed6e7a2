import type { Settings } from "./settings.ts";

type Definition = { resource: string; handler: string; timeoutSeconds: number; memoryMb: number };

/**
 * What every function has in common. No X-Ray, whose grant knows no resources but "*": what a browser's
 * call led to names it in every line of the log (`trace`), through queues and workers.
 */
export const functionFrom = (definition: Definition, { production }: Settings) => ({
  // SST shortens a long name from the front, app and stage: whoever is woken would not find its log.
  name: `${$app.name}-${$app.stage}-${definition.resource}`,
  handler: definition.handler,
  runtime: "nodejs24.x" as const,
  architecture: "arm64" as const,
  timeout: `${definition.timeoutSeconds} seconds` as const,
  memory: `${definition.memoryMb} MB` as const,
  // What is loaded lazily stays in files of its own: a function that starts does not even parse it.
  nodejs: { splitting: true, minify: true },
  logging: { retention: production ? ("3 months" as const) : ("1 week" as const) },
});
