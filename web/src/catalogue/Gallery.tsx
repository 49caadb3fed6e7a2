import { useState } from "react";
import type { AspectRatio } from "../../../functions/core/catalogue/choice.ts";
import { type RoomName, rooms } from "../../../functions/core/catalogue/rooms.ts";
import { type Art, useStore } from "../store.ts";
import { Corner } from "./Corner.tsx";
import styles from "./Gallery.module.css";
import type { Product } from "./queries.ts";
import { RoomView } from "./RoomView.tsx";
import { sampleFor } from "./samples.ts";

type Props = { product: Product; ratio: AspectRatio; size: string; frame: string; art: Art | null };

const keepRoom = (imageId: string, room: string) =>
  useStore.setState(({ rooms }) => ({ rooms: { ...rooms, [imageId]: room } }));

const CORNER = "corner";

/** The print in one room, large, and all the rooms small; which one was chosen is remembered for each picture. */
export function Gallery({ product, ratio, size, frame, art }: Props) {
  const [closer, setCloser] = useState(false);
  const remembered = useStore(({ rooms }) => rooms[art?._id ?? ""]);
  const fitting = product.displayImages.filter(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  );
  const current = fitting.find(({ room }) => room === remembered) ?? fitting[0];
  if (!current) return null;
  const hung = art ?? sampleFor(product.shortname, 720);
  const shared = { ratio, size, frame, art: hung, mount: product.mount };
  const { middle } = rooms[current.room as RoomName];
  const isCorner = remembered === CORNER;
  const choose = (room: string) => () => keepRoom(art?._id ?? "", room);
  return (
    <div className={styles.gallery}>
      <div className={styles.wall}>
        {!art && <p className={styles.sample}>Sample picture</p>}
        {isCorner ? (
          <Corner {...shared} title="The corner, close up" />
        ) : (
          <button
            type="button"
            className={styles.large}
            data-closer={closer}
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
      {/* biome-ignore lint/a11y/useSemanticElements: pictures to press, not fields of a form. */}
      <div className={styles.thumbnails} role="group" aria-label="Rooms">
        {fitting.map(({ room, title }) => (
          <button
            key={room}
            type="button"
            aria-pressed={!isCorner && room === current.room}
            aria-label={title}
            onClick={choose(room)}
          >
            <RoomView {...shared} room={room as RoomName} title="" sizes="8rem" />
          </button>
        ))}
        <button type="button" aria-pressed={isCorner} aria-label="The corner" onClick={choose(CORNER)}>
          <Corner {...shared} title="" />
        </button>
      </div>
    </div>
  );
}
