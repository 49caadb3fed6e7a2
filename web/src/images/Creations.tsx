import { useInfiniteQuery } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { openModal } from "../dialogs/modals.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { useStoreLoaded } from "../storage/remembering.ts";
import { type Art, useStore } from "../store.ts";
import { Artwork } from "./Artwork.tsx";
import { useChooseArt } from "./art.ts";
import styles from "./Creations.module.css";
import { ownImagesQuery } from "./queries.ts";
import { rowsOf } from "./rows.ts";

export default function Creations() {
  return (
    <div className={styles.page}>
      <h1>Your Creations</h1>
      <Gallery />
    </div>
  );
}

function Gallery() {
  const remembered = useStoreLoaded();
  const userId = useStore(({ user }) => user?._id);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ownImagesQuery(userId),
  );
  const images = data?.pages.flatMap(({ generatedImages }) => generatedImages);

  if (error && !images)
    return (
      <Notice title="Error loading your creations">
        <p>{error.message}</p>
        <Button onClick={() => refetch()}>Try again</Button>
      </Notice>
    );
  if (!remembered || (userId && !images)) return <Waiting>Loading your creations...</Waiting>;
  if (!images || images.length === 0)
    return (
      <Notice title="No images found">
        <p>You haven't created any images yet. Start creating to see your work here!</p>
        <LinkButton to={paths.journeyStart}>Generate</LinkButton>
      </Notice>
    );
  const favorites = images.filter(({ favorite }) => favorite);
  return (
    <>
      {favorites.length > 0 && (
        <section aria-labelledby="favorites">
          <h2 id="favorites">Favorites</h2>
          <Row images={favorites} />
        </section>
      )}
      {rowsOf(images).map((row) => (
        <Row key={row[0]?._id} images={row} />
      ))}
      {hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ images }: { images: readonly Art[] }) {
  const choose = useChooseArt();
  return (
    <ul className={styles.row}>
      {images.map((art) => (
        <li key={art._id}>
          <button
            type="button"
            disabled={art.status !== "ready"}
            onClick={() => {
              choose(art);
              openModal("IMAGE_DETAIL", art);
            }}
          >
            <Artwork art={art} sizes="(min-width: 64rem) 17rem, 46vw" alt={art.prompt} />
          </button>
        </li>
      ))}
    </ul>
  );
}
