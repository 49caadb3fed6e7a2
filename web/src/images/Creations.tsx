import { useInfiniteQuery } from "@tanstack/react-query";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { HaveAccount } from "../accounts/HaveAccount.tsx";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { type List, ShowMore } from "../kit/ShowMore.tsx";
import { ForStrangers, Waiting } from "../kit/Waiting.tsx";
import { type Art, useStore } from "../store.ts";
import styles from "./Creations.module.css";
import { Finder } from "./Finder.tsx";
import { Found } from "./Found.tsx";
import { everything, isFiltering, matching } from "./filter.ts";
import { Ideas } from "./Ideas.tsx";
import { ownImagesQuery } from "./queries.ts";
import { besideGone, rowsOf, withoutTwice } from "./rows.ts";
import { Sentences } from "./Sentences.tsx";
import { Several } from "./Several.tsx";
import { findHung, Strip } from "./Strip.tsx";
import { useLookedThrough } from "./use-looked-through.ts";

export default function Creations() {
  return (
    <div className={styles.page}>
      <h1>Your Creations</h1>
      <ForStrangers waiting="Loading your creations...">
        <Gallery />
      </ForStrangers>
    </div>
  );
}

function Gallery() {
  const userId = useStore(({ user }) => user?._id);
  const list = useInfiniteQuery(ownImagesQuery(userId));
  const { data, error, refetch } = list;
  const images = useMemo(() => data?.pages.flatMap(({ generatedImages }) => generatedImages), [data]);

  if (error && !images)
    return <NotLoaded title="Error loading your creations" because={error} onTryAgain={refetch} />;
  if (userId && !images) return <Waiting>Loading your creations...</Waiting>;
  if (!images || images.length === 0)
    return (
      <>
        <Notice title="No images found">
          <p>You haven't created any images yet. Start creating to see your work here!</p>
          <LinkButton to={paths.journeyStart}>Generate</LinkButton>
          <HaveAccount />
        </Notice>
        <Ideas />
      </>
    );
  return <Collection images={images} list={list} />;
}

/** All of them by their batches, the favorites above; or what somebody looks for. */
function Collection({ images, list }: { images: readonly Art[]; list: List }) {
  const [filter, setFilter] = useState(everything);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const looking = isFiltering(filter);
  // Whoever looks for something looks among all that there is.
  const all = useLookedThrough(looking);
  const known = useMemo(() => withoutTwice(images, all.images), [images, all.images]);
  const found = looking ? matching(known, filter) : images;
  const several = useRef<HTMLButtonElement>(null);
  const goesOnAt = useRef<Art>(undefined);
  // Not before the question is closed: until then nothing else takes the focus.
  useLayoutEffect(() => {
    if (!chosen && goesOnAt.current) findHung(goesOnAt.current)?.focus();
    goesOnAt.current = undefined;
  }, [chosen]);
  const toggle = (id: string) =>
    setChosen((before = new Set()) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const shared = { chosen, onToggle: toggle };
  const favorites = images.filter(({ favorite }) => favorite);
  return (
    <>
      <Finder images={known} found={found.length} filter={filter} onFilter={setFilter} />
      <div className={styles.tools}>
        <Sentences images={images} />
        <Button
          ref={several}
          look="secondary"
          aria-pressed={chosen !== undefined}
          onClick={() => setChosen(chosen ? undefined : new Set())}
        >
          Choose several
        </Button>
      </div>
      {looking && <Found images={found} filter={filter} list={all.list} {...shared} />}
      {!looking && favorites.length > 0 && (
        <section aria-labelledby="favorites">
          <h2 id="favorites">Favorites</h2>
          <Strip images={favorites} first {...shared} />
        </section>
      )}
      {!looking &&
        rowsOf(images).map((row, at) => (
          <Strip
            key={row[0]?.relatedBatch || row[0]?._id}
            images={row}
            first={at === 0 && favorites.length === 0}
            {...shared}
          />
        ))}
      {!looking && <ShowMore list={list} />}
      {chosen && (
        <Several
          chosen={known.filter(({ _id }) => chosen.has(_id))}
          onDone={() => {
            setChosen(undefined);
            several.current?.focus({ preventScroll: true });
          }}
          onGone={(gone) => {
            const left = [...chosen].filter((id) => gone.every(({ _id }) => _id !== id));
            setChosen(left.length > 0 ? new Set(left) : undefined);
            if (left.length === 0) goesOnAt.current = besideGone(found, gone);
          }}
        />
      )}
    </>
  );
}
