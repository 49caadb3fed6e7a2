import { type ComponentProps, useState } from "react";
import { Notice } from "../kit/Notice.tsx";
import { type List, ShowMore } from "../kit/ShowMore.tsx";
import type { Filter } from "./filter.ts";
import { PAGE } from "./queries.ts";
import { Wall } from "./Wall.tsx";

type Props = ComponentProps<typeof Wall> & {
  filter: Filter;
  /** Among which it was looked for. */
  list: List;
};

/** What was found, a page at a time: it may be all that somebody has. */
export function Found({ images, filter, list, ...wall }: Props) {
  const [shown, setShown] = useState({ of: filter, count: PAGE });
  const count = shown.of === filter ? shown.count : PAGE;
  return (
    <>
      {images.length === 0 && !list.hasNextPage && <Notice title="None of your pictures is like that" />}
      {images.length > 0 && <Wall images={images.slice(0, count)} first {...wall} />}
      {images.length > count && (
        <ShowMore list={list} onMore={() => setShown({ of: filter, count: count + PAGE })} />
      )}
      {images.length <= count && list.isFetchNextPageError && <ShowMore list={list} />}
    </>
  );
}
