import { type ChangeEvent, type CSSProperties, useEffect, useState } from "react";
import type { AspectRatio } from "../../../functions/core/catalogue/choice.ts";
import { inchesOf } from "../../../functions/core/catalogue/rooms.ts";
import { pictureUrlOf } from "../../../functions/core/images/picture-url.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import type { Art } from "../store.ts";
import { Movable } from "./Movable.tsx";
import styles from "./OwnWall.module.css";
import {
  forgetWall,
  inchesAcross,
  keepWall,
  keptWall,
  type Measure,
  type OwnWall,
  photographed,
} from "./own-wall.ts";
import room from "./RoomView.module.css";

type Hung = {
  ratio: AspectRatio;
  size: string;
  frame: string;
  mount: number;
  art: Pick<Art, "imageUrl" | "prompt">;
};

/** The print on a photo of somebody's own wall, as large as it will be. */
export function OwnWallView(hung: Hung) {
  const [wall, setWall] = useState<OwnWall>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    void keptWall().then((kept) => kept && setWall(kept));
  }, []);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      const taken = await photographed(file);
      setProblem("");
      setWall(taken);
      void keepWall(taken);
    } catch {
      setProblem("This photo cannot be opened here. A JPEG or a PNG can.");
    }
  };
  const measured = (measure: Measure) => {
    if (!wall) return;
    setWall({ ...wall, measure });
    void keepWall({ ...wall, measure });
  };
  return (
    <div className={styles.own}>
      {wall && <Measured {...hung} wall={wall} onMeasure={measured} />}
      <label className={styles.take}>
        {wall ? "Another photo" : "A photo of your wall"}
        <input type="file" accept="image/*" onChange={take} />
      </label>
      <p role="alert">{problem}</p>
      {wall ? (
        <Button
          look="secondary"
          onClick={() => {
            void forgetWall();
            setWall(undefined);
          }}
        >
          Forget this photo
        </Button>
      ) : (
        <p>
          Taken straight on, from a few steps away, with something on it that you know the size of: a sheet of
          paper will do. The photo stays in this browser; nobody else ever sees it.
        </p>
      )}
    </div>
  );
}

type MeasuredProps = Hung & { wall: OwnWall; onMeasure(measure: Measure): void };

function Measured({ ratio, size, frame, mount, art, wall, onMeasure }: MeasuredProps) {
  const [photo, setPhoto] = useState("");
  useEffect(() => {
    const url = URL.createObjectURL(wall.photo);
    setPhoto(url);
    return () => URL.revokeObjectURL(url);
  }, [wall.photo]);
  const { measure } = wall;
  const across = inchesAcross(measure, wall.ratio);
  const { width, height } = inchesOf(size, ratio);
  const print: CSSProperties & Record<`--${string}`, string> = {
    // Its place is its middle, with the frame around it.
    margin: "0",
    width: `${(width / across) * 100}cqw`,
    height: `${(height / across) * 100}cqw`,
    "--inch": `${100 / across}cqw`,
    "--mount": String(mount),
  };
  return (
    <>
      <div className={`${room.room} ${styles.photo}`} style={{ aspectRatio: 1 / wall.ratio }}>
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
      <Field
        label="Between the points, in inches"
        type="number"
        inputMode="decimal"
        min={1}
        max={200}
        step="any"
        defaultValue={measure.inches}
        onChange={({ target }) => {
          const inches = Number(target.value);
          if (inches >= 1 && inches <= 200) onMeasure({ ...measure, inches });
        }}
      />
    </>
  );
}
