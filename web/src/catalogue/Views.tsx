import { memo, useMemo } from "react";
import type { AspectRatio, SizeAndFrame } from "../../../functions/core/catalogue/choice.ts";
import { useHydrated } from "../kit/use-hydrated.ts";
import type { Art } from "../store.ts";
import { Back } from "./Back.tsx";
import { Corner } from "./Corner.tsx";
import styles from "./Gallery.module.css";
import { isOther, type Other, others } from "./others.ts";
import type { Product } from "./queries.ts";
import { RoomView } from "./RoomView.tsx";
import { sampleFor } from "./samples.ts";
import { useRoom } from "./use-room.ts";

export type Viewed = SizeAndFrame & { product: Product; ratio: AspectRatio; art: Art | null };

/** All that there is to look at, small; which one was chosen is remembered for each picture. */
export const Views = memo(({ product, ratio, size, frame, art }: Viewed) => {
  // A ready page comes with its first bytes: what stands small beside it comes with the site.
  const hydrated = useHydrated();
  const { remembered, fitting, current, choose } = useRoom(product, ratio, art);
  const hung = useMemo(
    () => ({ ...(art ?? sampleFor(product.shortname, 720)), prompt: "" }),
    [product.shortname, art],
  );
  const shared = { ratio, size, frame, art: hung, mount: product.mount };
  const other = isOther(remembered) ? remembered : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: pictures to press, not fields of a form.
    <div className={styles.thumbnails} role="group" aria-label="Rooms">
      {fitting.map(({ room, title }) => (
        <button
          key={room}
          type="button"
          aria-pressed={!other && room === current?.room}
          aria-label={title}
          onClick={() => choose(room)}
        >
          <RoomView {...shared} room={room} title="" />
        </button>
      ))}
      {(Object.keys(others) as Other[]).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === other}
          aria-label={others[view]}
          onClick={() => choose(view)}
        >
          <span className={styles.other}>
            {hydrated && view === "corner" && <Corner {...shared} title="" />}
            {hydrated && view === "back" && <Back frame={frame} title="" />}
            {(!hydrated || view === "own wall") && others[view]}
          </span>
        </button>
      ))}
    </div>
  );
});
