import { type ComponentProps, useState } from "react";
import { Notice } from "../kit/Notice.tsx";
import { type List, ShowMore } from "../kit/ShowMore.tsx";
import type { Filter } from "./filter.ts";
import { PAGE } from "./queries.ts";
import { Strip } from "./Strip.tsx";

type Props = ComponentProps<typeof Strip> & {
  filter: Filter;
  /** Among which it was looked for. */
  list: List;
};

/** What was found, a page at a time: it may be all that somebody has. */
export function Found({ images, filter, list, ...strip }: Props) {
  const [shown, setShown] = useState({ of: filter, count: PAGE });
  const count = shown.of === filter ? shown.count : PAGE;
  return (
    <>
      {images.length === 0 && !list.hasNextPage && <Notice title="None of your pictures is like that" />}
      {images.length > 0 && <Strip images={images.slice(0, count)} first {...strip} />}
      {images.length > count && (
        <ShowMore list={list} onMore={() => setShown({ of: filter, count: count + PAGE })} />
      )}
      {images.length <= count && list.isFetchNextPageError && <ShowMore list={list} />}
    </>
  );
}
