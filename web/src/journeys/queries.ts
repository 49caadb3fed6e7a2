import { queryOptions } from "@tanstack/react-query";
import type { Question } from "../../../functions/core/journeys/questions.ts";
import { type Answer, call } from "../api.ts";

export type Journey = Answer<"GET /journeys">["journeys"][number];
export type Step = Journey["steps"][number];
export const optionsOf = (question: Question) => ("options" in question ? question.options : []);

export const journeysQuery = queryOptions({
  queryKey: ["journeys"],
  queryFn: async ({ signal }) => (await call("GET /journeys", { signal })).journeys,
  staleTime: 300_000,
  meta: { forEverybody: true },
});
