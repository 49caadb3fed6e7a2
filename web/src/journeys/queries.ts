import { queryOptions } from "@tanstack/react-query";
import { type Answer, call } from "../api.ts";

export type Journey = Answer<"GET /journeys">["journeys"][number];
export type Step = Journey["steps"][number];
export type Substep = Step["substeps"][number];

export const optionsOf = (substep: Substep) => ("options" in substep ? substep.options : []);

export const journeysQuery = queryOptions({
  queryKey: ["journeys"],
  queryFn: async ({ signal }) => (await call("GET /journeys", { signal })).journeys,
  staleTime: 300_000,
});
