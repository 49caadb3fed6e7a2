import type { FrameName, RoomName, SizeName } from "../../../functions/core/catalogue/choice.ts";
import { type ArtworkName, artworkFile } from "../artworks/artworks.ts";
import { RoomView } from "../catalogue/RoomView.tsx";
import styles from "./LongRead.module.css";

type Props = { room: RoomName; size: SizeName; frame: FrameName; art: ArtworkName; alt: string };

/** One of our own pictures in a room, as the shop shows its customers theirs. */
export const Hung = ({ room, size, frame, art, alt }: Props) => (
  <div className={styles.hung}>
    <RoomView
      room={room}
      title=""
      ratio="portrait"
      size={size}
      frame={frame}
      mount={0}
      art={{ imageUrl: artworkFile(art, 400), prompt: alt }}
      sizes="(min-width: 42rem) 42rem, 100vw"
    />
  </div>
);
