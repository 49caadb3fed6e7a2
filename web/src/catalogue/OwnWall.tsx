import { type ChangeEvent, useEffect, useId, useState } from "react";
import { Button } from "../kit/Button.tsx";
import { usePainted } from "../kit/use-painted.ts";
import { forgetWall } from "../storage/wall-photo.ts";
import { MeasuredWall } from "./MeasuredWall.tsx";
import styles from "./OwnWall.module.css";
import { keepMeasure, keepPhoto, keptWall, type Measure, type OwnWall, photographed } from "./own-wall.ts";
import type { Print } from "./print.ts";

/** The print on a photo of somebody's own wall, as large as it will be. */
export function OwnWallView(print: Print) {
  const [wall, setWall] = useState<OwnWall>();
  const [problem, setProblem] = useState("");
  // A field for files is a small page of its own to the browser: the words around it are seen first.
  const painted = usePainted(true);
  const photoId = useId();
  useEffect(() => {
    // The browser may have thrown the photo away, or never kept it: what was measured on it is nothing without it.
    void keptWall().then((kept) => (kept ? setWall(kept) : forgetWall()));
  }, []);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // Chosen a second time, the same file is another choice.
    target.value = "";
    try {
      const taken = await photographed(file);
      setProblem("");
      setWall(taken);
      keepMeasure(taken);
      void keepPhoto(taken);
    } catch {
      setProblem("This photo cannot be opened here. A JPEG or a PNG can.");
    }
  };
  const measured = (measure: Measure) => {
    if (!wall) return;
    const next = { ...wall, measure };
    setWall(next);
    keepMeasure(next);
  };
  return (
    <div className={styles.own} data-empty={!wall}>
      {wall && <MeasuredWall {...print} wall={wall} onMeasure={measured} />}
      <div className={styles.tools}>
        <label className={styles.take} htmlFor={photoId}>
          {wall ? "Another photo" : "A photo of your wall"}
          {painted && <input id={photoId} type="file" accept="image/*" onChange={take} />}
        </label>
        {wall && (
          <Button
            look="secondary"
            onClick={() => {
              void forgetWall();
              setWall(undefined);
            }}
          >
            Forget this photo
          </Button>
        )}
      </div>
      <p role="alert">{problem}</p>
      {!wall && (
        <p>
          Taken straight on, from a few steps away, with something on it that you know the size of: a sheet of
          paper will do. The photo stays in this browser; nobody else ever sees it.
        </p>
      )}
    </div>
  );
}
