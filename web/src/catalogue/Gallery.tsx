import { useMemo, useState } from "react";
import { cutsSides, EVENLY } from "../../../functions/core/catalogue/choice.ts";
import { rooms } from "../../../functions/core/catalogue/rooms.ts";
import type { Style } from "../kit/style.ts";
import { useLater } from "../kit/use-later.ts";
import { Back, backWords } from "./Back.tsx";
import { Corner, cornerWords } from "./Corner.tsx";
import styles from "./Gallery.module.css";
import { OwnWallView } from "./OwnWall.tsx";
import { isOther } from "./others.ts";
import { RoomView } from "./RoomView.tsx";
import { sampleFor } from "./samples.ts";
import { useNoEmptyWall, useRoom } from "./use-room.ts";
import { type Viewed, Views } from "./Views.tsx";

type Props = Viewed & { crop: number | undefined };

/** The print in one room, large, and all the rooms small. */
export function Gallery({ product, ratio, size, frame, crop = EVENLY, art }: Props) {
  const [closer, setCloser] = useState(false);
  const room = useRoom(product, ratio, art);
  useNoEmptyWall(room.imageId);
  // Another room is a picture as wide as the screen: first the press is seen, and the room a moment later.
  const { remembered, current } = useLater(
    useMemo(() => ({ remembered: room.remembered, current: room.current }), [room.remembered, room.current]),
  );
  // Of another size or frame the large picture is painted first, and what stands small beside it a moment later.
  const small = useLater(
    useMemo(() => ({ product, ratio, size, frame, art }), [product, ratio, size, frame, art]),
  );
  if (!current) return null;
  const position: Style = {
    "--crop": cutsSides(ratio) ? `${crop}% 50%` : `50% ${crop}%`,
  };
  const hung = art ?? sampleFor(product.shortname, 720);
  const shared = { ratio, size, frame, art: hung, mount: product.mount };
  const { middle } = rooms[current.room];
  const other = isOther(remembered) ? remembered : undefined;
  return (
    <div className={styles.gallery} style={position}>
      <div className={styles.wall} data-own={other === "own wall"}>
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
              room={current.room}
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
      <Views {...small} />
    </div>
  );
}
