import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./Zoom.module.css";

type Props = {
  src: string;
  alt: string;
  /** The widest that it is shown, in pixels of the page, and what that is called. */
  most: number;
  mostName: string;
};

const STEP = 1.15;
const within = (zoom: number) => Math.min(1, Math.max(0, zoom));

/** A picture to go into: with a wheel, two fingers, a slider or its keys; moved by scrolling, as any page is. */
export function Zoom({ src, alt, most, mostName }: Props) {
  const [zoom, setZoom] = useState(0);
  // Width for each unit of height, once it is known: nothing of the picture is hidden before somebody goes into it.
  const [ratio, setRatio] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const apart = useRef(0);

  // The browser lets a page keep its wheel only if it says so beforehand.
  useEffect(() => {
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      setZoom((now) => within(now - event.deltaY / 1_500));
    };
    const place = view.current;
    place?.addEventListener("wheel", wheel, { passive: false });
    return () => place?.removeEventListener("wheel", wheel);
  }, []);

  // What was in the middle stays there.
  const middle = useRef({ x: 0.5, y: 0.5 });
  const look = () => {
    const place = view.current;
    if (!place) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = place;
    middle.current = {
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture's size follows from it.
  useLayoutEffect(() => {
    const place = view.current;
    if (!place) return;
    const { x, y } = middle.current;
    place.scrollTo(
      x * place.scrollWidth - place.clientWidth / 2,
      y * place.scrollHeight - place.clientHeight / 2,
    );
  }, [zoom, ratio]);

  function pinch({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (!fingers.current.has(pointerId)) return;
    fingers.current.set(pointerId, { x, y });
    const [one, other] = [...fingers.current.values()];
    if (!one || !other) return;
    const now = Math.hypot(one.x - other.x, one.y - other.y);
    if (apart.current > 0) setZoom((zoom) => within(zoom + (now / apart.current - 1) / 2));
    apart.current = now;
  }
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    apart.current = 0;
  };

  const whole = `min(100cqw, ${ratio} * 100cqh)`;
  return (
    <div className={styles.zoom}>
      <section
        ref={view}
        className={styles.view}
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
        tabIndex={0}
        onPointerDown={({ pointerId, clientX: x, clientY: y }) => fingers.current.set(pointerId, { x, y })}
        onPointerMove={pinch}
        onScroll={look}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <img
          src={src}
          alt={alt}
          style={{ width: `calc(${whole} + ${zoom} * max(0px, ${most}px - ${whole}))` }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / naturalHeight)
          }
        />
      </section>
      <div className={styles.tools}>
        <Button look="secondary" aria-label="Smaller" onClick={() => setZoom(within(zoom - STEP + 1))}>
          −
        </Button>
        <input
          type="range"
          aria-label="Zoom"
          min={0}
          max={1}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
        <Button look="secondary" aria-label="Larger" onClick={() => setZoom(within(zoom + STEP - 1))}>
          +
        </Button>
        <Button look="secondary" onClick={() => setZoom(zoom === 1 ? 0 : 1)}>
          {zoom === 1 ? "The whole picture" : mostName}
        </Button>
      </div>
    </div>
  );
}
