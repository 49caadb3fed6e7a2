import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

export const getHealth = operation({
  method: "GET",
  path: "/health",
  summary: "Whether the shop is open, which version, and on which stage",
  credentials: "none",
  answer: z.object({ status: z.literal("ok"), version: z.string(), stage: z.string() }),
  fixed: true,
  handle: ({ version, stage }) => ({ status: "ok" as const, version, stage }),
});
