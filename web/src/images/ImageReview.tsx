import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { versionOf } from "../../../functions/core/images/image-id.ts";
import { homeByName, IMAGE_PARAMETER, paths, printPath } from "../../../functions/core/site/paths.ts";
import { hasAccount } from "../accounts/session.ts";
import { batchQuery, isBeingMade } from "../journeys/batch.ts";
import { clearJourney, forgetBatch } from "../journeys/progress.ts";
import { Button } from "../kit/Button.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { Navigate, navigate, useParams, useSearchParams } from "../kit/router.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { useStore } from "../store.ts";
import { useChooseArt, useCurrentArt } from "./art.ts";
import { Change } from "./Change.tsx";
import { Drawn } from "./Drawn.tsx";
import { Family } from "./Family.tsx";
import styles from "./ImageReview.module.css";
import { keepBeginning, reviewed } from "./reviewed.ts";
import { sizesReviewed } from "./sizes.ts";
import { Understood } from "./Understood.tsx";

export default function ImageReview() {
  const { imageBatchId = "" } = useParams();
  const [query] = useSearchParams();
  const withAccount = useStore(hasAccount);
  const { data, error, refetch } = useQuery({ ...batchQuery(imageBatchId), enabled: withAccount });
  const current = useCurrentArt();
  const choose = useChooseArt();
  const product = useStore((root) => root.selectedProduct);
  const batch = data?.filter(({ status }) => status === "ready");
  const isEmpty = data !== undefined && batch?.length === 0 && !data.some(isBeingMade);
  const selected = batch && reviewed(batch, query.get(IMAGE_PARAMETER), current?._id);

  const [begin] = useState(keepBeginning);
  useEffect(() => {
    if (selected) begin(imageBatchId, selected);
  }, [begin, imageBatchId, selected]);

  // Its pictures were deleted: the journey that led here is open again.
  useEffect(() => {
    if (isEmpty) forgetBatch(imageBatchId);
  }, [isEmpty, imageBatchId]);

  // Whoever is here needs no calling back.
  useEffect(() => {
    if (useStore.getState().awaited === imageBatchId) useStore.setState({ awaited: null });
  }, [imageBatchId]);

  const journeyId = query.get("journeyId") ?? selected?.journey;
  const leave = (to: string) => {
    if (journeyId) clearJourney(journeyId);
    navigate(to);
  };

  if (!withAccount) return <Navigate to={homeByName} replace />;
  if (error && !data)
    return (
      <NotLoaded title="We could not load your pictures" heading="h1" because={error} onTryAgain={refetch} />
    );
  if (isEmpty) return <Navigate to={homeByName} replace />;
  if (!batch || !selected) return <Waiting>Loading your pictures...</Waiting>;
  return (
    <div className={styles.review}>
      <header>
        <h1>Review your creation</h1>
        <p>Select your favorite version to continue</p>
      </header>
      <div className={styles.stage}>
        <div className={styles.hung} data-shape={selected.aspectRatio}>
          <Drawn key={selected._id} art={selected} sizes={sizesReviewed[selected.aspectRatio]} first />
        </div>
        <div className={styles.beside}>
          <Understood image={selected} />
          {/* biome-ignore lint/a11y/useSemanticElements: pictures to press, not fields of a form. */}
          <div className={styles.thumbnails} role="group" aria-label="Versions">
            {batch.map((art) => (
              <button
                key={art._id}
                type="button"
                aria-pressed={art._id === selected._id}
                aria-label={`Version ${versionOf(art._id)}`}
                onClick={() => choose(art)}
              >
                <Drawn art={art} sizes="6.5rem" alt="" />
              </button>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => leave(paths.journeyStart)}>
          Start over
        </Button>
        <Button onClick={() => leave(printPath(selected._id, product ?? undefined))}>Make me a poster</Button>
      </div>
      <Family image={selected} own />
      <Change image={selected} />
    </div>
  );
}
