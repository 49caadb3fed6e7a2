import { useEffect, useState } from "react";
import { shopNow } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import { wantsStillness } from "../kit/stillness.ts";
import { usePainted } from "../kit/use-painted.ts";
import type { Art } from "../store.ts";
import { Easel } from "./Easel.tsx";
import { lasted } from "./lasted.ts";
import styles from "./Waiting.module.css";

const MESSAGE = "Masterpiece loading... fingers crossed!";
const LETTER_EVERY_MS = 100;
/** After so long nobody says that it is nearly done. */
const LONG_SECONDS = 45;
const WORKING =
  "Many pictures are asked for today. Your browser shows first that it is no machine: a few seconds, and nothing for you to do.";

/** Comes letter by letter, to be seen; to be heard, it comes at once. */
function useTypewriter(text: string) {
  const [still] = useState(wantsStillness);
  const [letters, setLetters] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLetters((shown) => Math.min(shown + 1, text.length)), LETTER_EVERY_MS);
    return () => clearInterval(timer);
  }, [text]);
  return still ? text : text.slice(0, letters);
}

/** Seconds since the pictures were asked for, also over a reload. */
function useSeconds(since: string | undefined) {
  const [start] = useState(shopNow);
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  // Two clocks never agree: nobody has waited for less than nothing.
  return Math.max(0, Math.round((now - Math.min(start, since ? Date.parse(since) : start)) / 1_000));
}

/** Asked at the press of a button, as browsers want it; a toast and the title call as well. */
function mayCall() {
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission().catch(() => undefined);
}

type Props = {
  images: readonly Art[];
  shape: string | string[] | undefined;
  working: boolean;
  onLeave(): void;
};

const places = [0, 1, 2, 3];

/** Four frames on a wall, in which the pictures appear one by one, as they are ready. */
export function WaitingModal({ images, shape, working, onLeave }: Props) {
  const typed = useTypewriter(MESSAGE);
  // The frames answer the press; what moves in them comes a picture later.
  const painted = usePainted(true);
  const seconds = useSeconds(images[0]?.createdAt);
  const ready = images.filter(({ status }) => status === "ready").length;
  const leave = () => {
    mayCall();
    onLeave();
  };
  return (
    <Modal title="Your pictures are being made" open firm wide onClose={onLeave}>
      <div className={styles.waiting}>
        <p className={styles.message}>
          <span aria-hidden="true">{typed}</span>
        </p>
        <ul className={styles.easels} data-shape={[shape].flat()[0] ?? "portrait"}>
          {places.map((place) => (
            <Easel key={place} image={images[place]} place={place} begun={painted} />
          ))}
        </ul>
        <p className={styles.heard} role="status">
          {working ? WORKING : ready === 0 ? MESSAGE : `${ready} of ${places.length} pictures ready`}
        </p>
        <p className={styles.seconds}>
          <span aria-hidden="true">
            {working ? WORKING : `${ready} of ${places.length} ready after ${lasted(seconds)}.`}
          </span>{" "}
          {seconds > LONG_SECONDS && "It is a busy moment, and takes longer than usual."}
        </p>
        {/* Nobody is promised to be called before the shop has said that it heard. */}
        <Button look="secondary" disabled={images.length === 0} onClick={leave}>
          Leave, and call me back
        </Button>
      </div>
    </Modal>
  );
}
