import AutoScroll from "embla-carousel-auto-scroll";
import useEmblaCarousel from "embla-carousel-react";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./Carousel.module.css";
import { wantsStillness } from "./stillness.ts";

type Props = {
  label: string;
  /** What the strip itself is called: it takes the focus, and the arrow keys move it. */
  stripLabel: string;
  speed: number;
  items: readonly { key: string; content: ReactNode }[];
};

/** Moves slowly and for ever; waits under the pointer and with the focus, stops at a press or for who wants stillness. */
export default function Carousel({ label, stripLabel, speed, items }: Props) {
  const [still] = useState(wantsStillness);
  const [wanted, setWanted] = useState(!still);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // The plugin would start again whenever the pointer leaves, even after a press on Pause: that is decided here.
  const [view, carousel] = useEmblaCarousel({ loop: true, align: "start" }, [
    AutoScroll({ speed, playOnInit: false, stopOnFocusIn: false, stopOnMouseEnter: false }),
  ]);
  const moving = wanted && !pointed && !focused;

  useEffect(() => {
    const scroll = carousel?.plugins().autoScroll;
    if (!carousel || !scroll || !moving) return;
    const play = () => scroll.play();
    play();
    carousel.on("pointerUp", play);
    return () => {
      carousel.off("pointerUp", play);
      scroll.stop();
    };
  }, [carousel, moving]);

  const move = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") carousel?.scrollNext(still);
    if (key === "ArrowLeft") carousel?.scrollPrev(still);
  };

  return (
    <section aria-label={label} aria-roledescription="carousel">
      {/* biome-ignore lint/a11y/useSemanticElements: a strip of cards is no fieldset. */}
      <div
        ref={view}
        className={styles.view}
        role="group"
        aria-label={stripLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        onPointerEnter={({ pointerType }) => setPointed(pointerType === "mouse")}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={move}
      >
        <ul>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
      {!still && (
        <div className={styles.pause}>
          <Button look="secondary" onClick={() => setWanted(!wanted)}>
            {wanted ? "Pause" : "Play"}
          </Button>
        </div>
      )}
    </section>
  );
}
