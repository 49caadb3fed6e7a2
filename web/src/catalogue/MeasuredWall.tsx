import { useEffect, useState } from "react";
import { mountOf } from "../../../functions/core/catalogue/choice.ts";
import { inchesOf } from "../../../functions/core/catalogue/rooms.ts";
import { pictureUrlOf } from "../images/picture-url.ts";
import { Field } from "../kit/Field.tsx";
import type { Style } from "../kit/style.ts";
import { Movable } from "./Movable.tsx";
import styles from "./OwnWall.module.css";
import { inchesAcross, type Measure, type OwnWall } from "./own-wall.ts";
import type { Print } from "./print.ts";
import room from "./RoomView.module.css";

/** How far apart two points on a wall may be. */
const LEAST = 1;
const MOST = 200;

type Props = Print & { wall: OwnWall; onMeasure(measure: Measure): void };

/** The photo, the print on it, and the two points that say how large it all is. */
export function MeasuredWall({ ratio, size, frame, mount, art, wall, onMeasure }: Props) {
  const [photo, setPhoto] = useState("");
  useEffect(() => {
    const url = URL.createObjectURL(wall.photo);
    setPhoto(url);
    return () => URL.revokeObjectURL(url);
  }, [wall.photo]);
  const { measure } = wall;
  const across = inchesAcross(measure, wall.ratio);
  const { width, height } = inchesOf(size, ratio);
  const print: Style = {
    // Its place is its middle, with the frame around it.
    margin: "0",
    "--width": `${(width / across) * 100}cqw`,
    "--height": `${(height / across) * 100}cqw`,
    "--inch": `${100 / across}cqw`,
    "--mount": String(mountOf(size, mount)),
  };
  return (
    <>
      <div
        className={`${room.room} ${styles.photo}`}
        // Its lower end is where it is measured, and that is seen along with the rest.
        style={{ aspectRatio: 1 / wall.ratio, maxWidth: `calc(max(70svh, 16rem) / ${wall.ratio})` }}
      >
        {photo && <img className={room.background} src={photo} alt="Your wall" />}
        <Movable
          className={`${room.print} ${styles.print}`}
          label={`The print, ${Math.round(width)} by ${Math.round(height)} inches`}
          frame={frame}
          style={print}
          at={measure.hung}
          onMove={(hung) => onMeasure({ ...measure, hung })}
        >
          <img src={pictureUrlOf(640, art.imageUrl)} alt="" draggable={false} />
        </Movable>
        {(["from", "to"] as const).map((end) => (
          <Movable
            key={end}
            className={styles.end}
            label={end === "from" ? "Where the known length begins" : "Where the known length ends"}
            at={measure[end]}
            onMove={(spot) => onMeasure({ ...measure, [end]: spot })}
          />
        ))}
      </div>
      <p>Put the two points on the ends of something that you know, and say how long it is.</p>
      {/* Another photo begins with a length of its own. */}
      <Length key={photo} inches={measure.inches} onLength={(inches) => onMeasure({ ...measure, inches })} />
    </>
  );
}

function Length({ inches, onLength }: { inches: number; onLength(inches: number): void }) {
  const [refused, setRefused] = useState(false);
  return (
    <Field
      label="Between the points, in inches"
      type="number"
      inputMode="decimal"
      min={LEAST}
      max={MOST}
      step="any"
      error={refused ? `Between ${LEAST} and ${MOST} inches.` : undefined}
      toldLater
      defaultValue={inches}
      onChange={({ target }) => {
        const length = Number(target.value);
        const fits = length >= LEAST && length <= MOST;
        setRefused(!fits);
        if (fits) onLength(length);
      }}
    />
  );
}
