import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Navigate, navigate, useLocation, useParams } from "../kit/router.tsx";
import { ForStrangers, Waiting } from "../kit/Waiting.tsx";
import { JourneySteps } from "./JourneySteps.tsx";
import { clearJourney, fresh, useProgress } from "./progress.ts";
import { journeysQuery } from "./queries.ts";
import { useCarried } from "./use-carried.ts";
import { stepOf } from "./use-way-back.ts";

/** Shows a journey at the step where somebody is, or what came of it. */
export default function JourneyRunner() {
  const { journeyId = "" } = useParams();
  const { data: journeys, error } = useQuery(journeysQuery);
  const journey = journeys?.find(({ _id }) => _id === journeyId);
  const isCarried = useCarried(journey);
  const kept = useProgress(journeyId, journey?.steps.length ?? 1);
  const progress = isCarried ? fresh : kept;
  const { state, how } = useLocation();

  if (!journeys && !error) return <Waiting>Loading the journey...</Waiting>;
  if (!journey) return <Navigate to={paths.journeyStart} replace />;
  // Whoever walks back from what came of it passes its steps, and is not led there anew from each.
  if (progress.complete && how === "POP" && stepOf(state) !== undefined) return <WalkOn />;
  if (progress.complete && progress.imageBatchId)
    return <Navigate to={withQuery(paths.imageReview(progress.imageBatchId), { journeyId })} replace />;
  if (progress.complete)
    return (
      <Notice title="You have finished this journey" heading="h1">
        <Button onClick={() => clearJourney(journeyId)}>Start over</Button>
      </Notice>
    );
  if (journey.steps.length === 0) return <Notice title="There are no steps in this journey" heading="h1" />;
  return (
    <ForStrangers waiting="Loading the journey...">
      <JourneySteps journey={journey} progress={progress} />
    </ForStrangers>
  );
}

function WalkOn() {
  const { key } = useLocation();
  useEffect(() => {
    // What comes of it in this moment has a place of its own, and nobody walks away from there.
    if (window.history.state?.key === key) navigate(-1);
  }, [key]);
  return null;
}
