import { useInfiniteQuery } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { isBeingMade } from "../journeys/batch.ts";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { navigate } from "../kit/router.tsx";
import { ShowMore } from "../kit/ShowMore.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { useStore } from "../store.ts";
import { useChooseArt } from "./art.ts";
import styles from "./Creations.module.css";
import { Drawn } from "./Drawn.tsx";
import { ownImagesQuery } from "./queries.ts";
import { versionAndStyle } from "./version.ts";

/** The pictures that somebody can choose from: what the drawer and the modal of the same name hold. */
export default function ImageSwap({ onDone }: { onDone(): void }) {
  const userId = useStore(({ user }) => user?._id);
  const list = useInfiniteQuery(ownImagesQuery(userId));
  const { data, error, refetch } = list;
  const choose = useChooseArt();
  const images = data?.pages.flatMap(({ generatedImages }) => generatedImages);
  const ready = images?.filter(({ status }) => status === "ready");
  const generate = () => {
    onDone();
    navigate(paths.journeyStart);
  };

  if (error && !images)
    return <NotLoaded title="Error loading your creations" because={error} onTryAgain={refetch} />;
  if (userId && !ready) return <Waiting>Loading your images...</Waiting>;
  if (ready?.length === 0 && images?.some(isBeingMade))
    return <Waiting>Your pictures are being made</Waiting>;
  if (!ready || ready.length === 0)
    return (
      <Notice title="No images found. Generate some images first!">
        <Button onClick={generate}>Generate</Button>
      </Notice>
    );
  return (
    <>
      <ul className={styles.grid}>
        {ready.map((art) => (
          <li key={art._id}>
            <button
              type="button"
              aria-description={versionAndStyle(art)}
              onClick={() => {
                choose(art);
                onDone();
              }}
            >
              <Drawn art={art} sizes="(min-width: 48rem) 16rem, 44vw" alt={art.prompt} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.swapFoot}>
        <ShowMore list={list} />
        <Button onClick={generate}>Generate More</Button>
      </div>
    </>
  );
}
