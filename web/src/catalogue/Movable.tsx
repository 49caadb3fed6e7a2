import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import type { FrameName } from "../../../functions/core/catalogue/choice.ts";
import type { Style } from "../kit/style.ts";
import type { Spot } from "./own-wall.ts";

type Props = {
  label: string;
  at: Spot;
  onMove(to: Spot): void;
  className: string | undefined;
  style?: Style;
  frame?: FrameName;
  children?: ReactNode;
};

const STEP = 0.01;
const arrows: Record<string, Spot> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (part: number) => Math.min(1, Math.max(0, part));

/** Something on a picture that a finger, a mouse or the arrow keys put elsewhere; its place is its middle. */
export function Movable({ label, at, onMove, className, style, frame, children }: Props) {
  const follow = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    const around = currentTarget.parentElement?.getBoundingClientRect();
    if (!around || !currentTarget.hasPointerCapture(pointerId)) return;
    onMove({
      x: within((clientX - around.left) / around.width),
      y: within((clientY - around.top) / around.height),
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onMove({ x: within(at.x + by.x), y: within(at.y + by.y) });
  };
  return (
    <button
      type="button"
      className={className}
      data-frame={frame}
      aria-label={label}
      aria-description="Moves with the arrow keys"
      style={{ ...style, left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={follow}
      onKeyDown={step}
    >
      {children}
    </button>
  );
}
