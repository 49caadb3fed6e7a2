import { memo, useState } from "react";
import { mountOf, type RoomName } from "../../../functions/core/catalogue/choice.ts";
import { acrossOf, inchesOf, overlayIn } from "../../../functions/core/catalogue/rooms.ts";
import { pictureUrlOf } from "../images/picture-url.ts";
import { PictureIcon } from "../kit/icons.tsx";
import type { Style } from "../kit/style.ts";
import type { Print } from "./print.ts";
import styles from "./RoomView.module.css";

type Props = Print & {
  room: RoomName;
  title: string;
  /** How wide it is shown, as the browser's `sizes`; without it as a thumbnail. */
  sizes?: string;
  first?: boolean;
};

const widths = [480, 960, 1440];
const files = (room: string) => widths.map((width) => `/scenes/${room}-${width}.avif ${width}w`).join(", ");

/** A part of a width, for each width that `sizes` names. */
const partOf = (sizes: string, part: number) =>
  sizes.replaceAll(/[^ ,]+(?=,|$)/g, (width) => `calc(${width} * ${part.toFixed(2)})`);

/** A print at its true scale on the wall of a room: the room is drawn, and what hangs there is real. */
export const RoomView = memo(({ room, title, ratio, size, frame, mount, art, sizes, first }: Props) => {
  const [missing, setMissing] = useState<string>();
  const print = inchesOf(size, ratio);
  const { coordinates, dimensions } = overlayIn(room, print);
  const place: Style = {
    left: `${coordinates.left}%`,
    bottom: `${coordinates.bottom}%`,
    "--width": `${dimensions.width}%`,
    "--height": `${dimensions.height}%`,
    "--inch": `${(100 / acrossOf(room, print)).toFixed(3)}cqw`,
    "--mount": String(mountOf(size, mount)),
  };
  return (
    <div className={styles.room}>
      <picture>
        <source type="image/avif" srcSet={sizes ? files(room) : `/scenes/${room}-480.avif`} sizes={sizes} />
        <img
          className={styles.background}
          src={`/scenes/${room}-960.webp`}
          alt={title}
          width="960"
          height="720"
          fetchPriority={first ? "high" : undefined}
          loading={first ? "eager" : "lazy"}
        />
      </picture>
      <div className={styles.print} data-frame={frame} style={place}>
        {art.imageUrl !== missing ? (
          <img
            // The one before is not to be taken for it until it has come.
            key={art.imageUrl}
            loading={first ? "eager" : "lazy"}
            // The wall is the larger part: it is not to wait for what hangs there.
            fetchPriority="low"
            sizes={art.srcSet && partOf(sizes ?? "12rem", dimensions.width / 100)}
            srcSet={art.srcSet}
            src={pictureUrlOf(first ? 640 : 320, art.imageUrl)}
            alt={art.prompt}
            onError={() => setMissing(art.imageUrl)}
          />
        ) : (
          <span>
            <PictureIcon />
          </span>
        )}
      </div>
    </div>
  );
});
