import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { Notice } from "../kit/Notice.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { Navigate, useLocation } from "../kit/router.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { journeysQuery } from "./queries.ts";

/** Leads to the first journey on offer, with what comes along in the address. */
export default function JourneyStart() {
  const { data: journeys, error, refetch } = useQuery(journeysQuery);
  const { search } = useLocation();
  if (error && !journeys)
    return (
      <NotLoaded title="We could not load the journey" heading="h1" because={error} onTryAgain={refetch} />
    );
  if (!journeys) return <Waiting>Loading the journey...</Waiting>;
  const [first] = journeys;
  if (!first) return <Notice title="There is no journey to take yet" heading="h1" />;
  return <Navigate to={paths.journey(first._id) + search} replace />;
}
