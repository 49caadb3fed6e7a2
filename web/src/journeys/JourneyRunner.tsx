import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { paths } from "../../../functions/core/site/paths.ts";
import { Notice } from "../kit/Notice.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { useStoreLoaded } from "../storage/remembering.ts";
import { JourneySteps } from "./JourneySteps.tsx";
import { useProgress } from "./progress.ts";
import { journeysQuery } from "./queries.ts";

/** Shows a journey at the step where somebody is, or what came of it. */
export default function JourneyRunner() {
  const { journeyId = "" } = useParams();
  const { data: journeys, error } = useQuery(journeysQuery);
  const journey = journeys?.find(({ _id }) => _id === journeyId);
  const progress = useProgress(journeyId, journey?.steps.length ?? 1);
  const remembered = useStoreLoaded();

  if (!journeys && !error) return <Waiting>Loading the journey...</Waiting>;
  if (!journey) return <Navigate to={paths.journeyStart} replace />;
  if (!remembered) return <Waiting>Loading the journey...</Waiting>;
  if (progress.complete && progress.imageBatchId)
    return <Navigate to={`${paths.imageReview(progress.imageBatchId)}?journeyId=${journeyId}`} replace />;
  if (journey.steps.length === 0) return <Notice title="There are no steps in this journey" heading="h1" />;
  return <JourneySteps journey={journey} progress={progress} />;
}
