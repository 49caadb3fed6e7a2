import { useState } from "react";
import type { AspectRatio } from "../../../functions/core/catalogue/choice.ts";
import type { RoomName } from "../../../functions/core/catalogue/rooms.ts";
import { type Art, useStore } from "../store.ts";
import styles from "./Gallery.module.css";
import type { Product } from "./queries.ts";
import { RoomView } from "./RoomView.tsx";

type Props = { product: Product; ratio: AspectRatio; size: string; frame: string; art: Art | null };

const keepRoom = (imageId: string, room: string) =>
  useStore.setState(({ rooms }) => ({ rooms: { ...rooms, [imageId]: room } }));

/** The print in one room, large, and all the rooms small; which one was chosen is remembered for each picture. */
export function Gallery({ product, ratio, size, frame, art }: Props) {
  const [closer, setCloser] = useState(false);
  const remembered = useStore(({ rooms }) => rooms[art?._id ?? ""]);
  const fitting = product.displayImages.filter(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  );
  const current = fitting.find(({ room }) => room === remembered) ?? fitting[0];
  if (!current) return null;
  const shared = { ratio, size, frame, art, mount: product.mount };
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.large}
        data-closer={closer}
        aria-pressed={closer}
        aria-label={`${current.title}: look closer`}
        onClick={() => setCloser(!closer)}
      >
        <RoomView
          {...shared}
          room={current.room as RoomName}
          title={current.title}
          sizes="(min-width: 60rem) 46rem, 100vw"
          first
        />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: pictures to press, not fields of a form. */}
      <div className={styles.thumbnails} role="group" aria-label="Rooms">
        {fitting.map(({ room, title }) => (
          <button
            key={room}
            type="button"
            aria-pressed={room === current.room}
            aria-label={title}
            onClick={() => keepRoom(art?._id ?? "", room)}
          >
            <RoomView {...shared} room={room as RoomName} title="" sizes="8rem" />
          </button>
        ))}
      </div>
    </div>
  );
}
