import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { navigate, useSearchParams } from "../kit/router.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { useStoreLoaded } from "../storage/remembering.ts";
import { carriedAnswers, firstOpenStep } from "./carried.ts";
import { startFrom } from "./progress.ts";
import { type Journey, journeysQuery } from "./queries.ts";

/** Leads to the first journey on offer; a sentence and a style that come along in the address are kept. */
export default function JourneyStart() {
  const { data: journeys, error, refetch } = useQuery(journeysQuery);
  const loaded = useStoreLoaded();
  if (error)
    return (
      <Notice title="We could not load the journey" heading="h1">
        <p>{error.message}</p>
        <Button onClick={() => refetch()}>Try again</Button>
      </Notice>
    );
  if (!journeys || !loaded) return <Waiting>Loading the journey...</Waiting>;
  const [first] = journeys;
  if (!first) return <Notice title="There is no journey to take yet" heading="h1" />;
  return <Begun journey={first} />;
}

function Begun({ journey }: { journey: Journey }) {
  const [query] = useSearchParams();
  useEffect(() => {
    const answers = carriedAnswers(journey, query);
    // A shape alone is no beginning: whoever only pressed the button goes on where they were.
    if (answers.subject || answers.artStyle) startFrom(journey._id, answers, firstOpenStep(journey, answers));
    navigate(paths.journey(journey._id), { replace: true });
  }, [journey, query]);
  return null;
}
