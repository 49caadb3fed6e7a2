import AutoScroll from "embla-carousel-auto-scroll";
import useEmblaCarousel from "embla-carousel-react";
import { type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./Carousel.module.css";

type Props = { label: string; speed: number; items: readonly { key: string; content: ReactNode }[] };

/** Moves slowly and for ever; stands still under the pointer, with the focus, at a press, and for who wants stillness. */
export default function Carousel({ label, speed, items }: Props) {
  const [still] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [moving, setMoving] = useState(!still);
  const [view, carousel] = useEmblaCarousel({ loop: true, align: "start" }, [
    AutoScroll({
      speed,
      playOnInit: !still,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  ]);

  const toggle = () => {
    const scroll = carousel?.plugins().autoScroll;
    if (moving) scroll?.stop();
    else scroll?.play();
    setMoving(!moving);
  };

  return (
    <section aria-label={label} aria-roledescription="carousel">
      <div ref={view} className={styles.view} data-moving="">
        <ul>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
      {!still && (
        <div className={styles.pause}>
          <Button look="secondary" onClick={toggle}>
            {moving ? "Pause" : "Play"}
          </Button>
        </div>
      )}
    </section>
  );
}
