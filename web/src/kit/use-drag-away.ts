import { type PointerEvent, type RefObject, useRef } from "react";

export type Side = "left" | "right" | "bottom";

/** Let go beyond this part of its own length, or faster than this (pixels a millisecond), a drawer closes. */
const FAR_ENOUGH = 0.25;
const FAST_ENOUGH = 0.4;

const outwards: Record<Side, readonly [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  bottom: [0, 1],
};

/** A drawer held by its head follows the hand, and goes where it is thrown. */
export function useDragAway(drawer: RefObject<HTMLElement | null>, from: Side, onClose: () => void) {
  const grip = useRef({ held: false, x: 0, y: 0, since: 0 });
  const [x, y] = outwards[from];

  /** How far it has been pulled towards its own side; never into the page. */
  const pulled = (event: PointerEvent) =>
    Math.max(0, (event.clientX - grip.current.x) * x + (event.clientY - grip.current.y) * y);

  const letGo = (event: PointerEvent, mayClose: boolean) => {
    const { current } = drawer;
    if (!grip.current.held || !current) return;
    grip.current.held = false;
    // The style sheet moves it the rest of the way, whichever that is.
    current.style.translate = "";
    current.style.transition = "";
    const far = pulled(event);
    const length = from === "bottom" ? current.offsetHeight : current.offsetWidth;
    const speed = far / Math.max(1, event.timeStamp - grip.current.since);
    if (mayClose && (far > length * FAR_ENOUGH || speed > FAST_ENOUGH)) onClose();
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { held: true, x: event.clientX, y: event.clientY, since: event.timeStamp };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grip.current.held || !drawer.current) return;
      const far = pulled(event);
      drawer.current.style.transition = "none";
      drawer.current.style.translate = `${far * x}px ${far * y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, false),
  };
}
