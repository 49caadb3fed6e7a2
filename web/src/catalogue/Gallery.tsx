import { type CSSProperties, useState } from "react";
import { type AspectRatio, cutsSides, EVENLY } from "../../../functions/core/catalogue/choice.ts";
import { type RoomName, rooms } from "../../../functions/core/catalogue/rooms.ts";
import { useHydrated } from "../kit/use-hydrated.ts";
import { type Art, useStore } from "../store.ts";
import { Back, backWords } from "./Back.tsx";
import { Corner, cornerWords } from "./Corner.tsx";
import styles from "./Gallery.module.css";
import { OwnWallView } from "./OwnWall.tsx";
import { isOther, type Other, others } from "./others.ts";
import type { Product } from "./queries.ts";
import { RoomView } from "./RoomView.tsx";
import { sampleFor } from "./samples.ts";
import { useRoom } from "./use-room.ts";

type Props = {
  product: Product;
  ratio: AspectRatio;
  size: string;
  frame: string;
  crop: number | undefined;
  art: Art | null;
};

const keepRoom = (imageId: string, room: string) =>
  useStore.setState(({ rooms }) => ({ rooms: { ...rooms, [imageId]: room } }));

/** The print in one room, large, and all the rooms small; which one was chosen is remembered for each picture. */
export function Gallery({ product, ratio, size, frame, crop = EVENLY, art }: Props) {
  const [closer, setCloser] = useState(false);
  // A ready page comes with its first bytes: what stands small beside it comes with the site.
  const hydrated = useHydrated();
  const { remembered, fitting, current } = useRoom(product, ratio, art);
  if (!current) return null;
  const position: CSSProperties & Record<`--${string}`, string> = {
    "--crop": cutsSides(ratio) ? `${crop}% 50%` : `50% ${crop}%`,
  };
  const hung = art ?? sampleFor(product.shortname, 720);
  const shared = { ratio, size, frame, art: hung, mount: product.mount };
  const { middle } = rooms[current.room as RoomName];
  const other = isOther(remembered) ? remembered : undefined;
  const choose = (room: string) => () => keepRoom(art?._id ?? "", room);
  return (
    <div className={styles.gallery} style={position}>
      <div className={styles.wall}>
        {!art && (!other || other === "corner") && <p className={styles.sample}>Sample picture</p>}
        {other === "corner" && <Corner {...shared} title="The corner, close up" />}
        {other === "back" && <Back frame={frame} title={backWords(frame)} />}
        {other === "own wall" && <OwnWallView {...shared} />}
        {!other && (
          <button
            type="button"
            className={styles.large}
            data-closer={closer}
            data-room={current.room}
            style={{ transformOrigin: `${middle.x * 100}% ${middle.y * 100}%` }}
            aria-pressed={closer}
            aria-label={`${current.title}: look closer`}
            onClick={() => setCloser(!closer)}
          >
            <RoomView
              {...shared}
              room={current.room as RoomName}
              title={current.title}
              sizes="(min-width: 60rem) 46rem, 150vw"
              first
            />
          </button>
        )}
      </div>
      {(other === "back" || other === "corner") && (
        <p>{other === "back" ? backWords(frame) : cornerWords(frame)}</p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: pictures to press, not fields of a form. */}
      <div className={styles.thumbnails} role="group" aria-label="Rooms">
        {fitting.map(({ room, title }) => (
          <button
            key={room}
            type="button"
            aria-pressed={!other && room === current.room}
            aria-label={title}
            onClick={choose(room)}
          >
            <RoomView {...shared} art={{ ...hung, prompt: "" }} room={room as RoomName} title="" />
          </button>
        ))}
        {(Object.keys(others) as Other[]).map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === other}
            aria-label={others[view]}
            onClick={choose(view)}
          >
            <span className={styles.other}>
              {hydrated && view === "corner" && <Corner {...shared} title="" />}
              {hydrated && view === "back" && <Back frame={frame} title="" />}
              {(!hydrated || view === "own wall") && others[view]}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
