import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { useStoreLoaded } from "../storage/remembering.ts";
import { JourneySteps } from "./JourneySteps.tsx";
import { clearJourney, useProgress } from "./progress.ts";
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
    return <Navigate to={withQuery(paths.imageReview(progress.imageBatchId), { journeyId })} replace />;
  if (progress.complete)
    return (
      <Notice title="You have finished this journey" heading="h1">
        <Button onClick={() => clearJourney(journeyId)}>Start over</Button>
      </Notice>
    );
  if (journey.steps.length === 0) return <Notice title="There are no steps in this journey" heading="h1" />;
  return <JourneySteps journey={journey} progress={progress} />;
}
