import { useState } from "react";
import type { AspectRatio, SizeName } from "../../../functions/core/catalogue/choice.ts";
import { inchesOf } from "../../../functions/core/catalogue/rooms.ts";
import { Button } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import { Zoom } from "../kit/Zoom.tsx";
import type { Art } from "../store.ts";

/** A browser's inch. */
const PIXELS_PER_INCH = 96;

/** The whole picture to look into, up to the size that it has on paper. */
export function Closer({ art, inches, ratio }: { art: Art; inches: SizeName | ""; ratio: AspectRatio }) {
  const [open, setOpen] = useState(false);
  const { width } = inchesOf(inches || "8x8", ratio);
  const files = art.sources?.at(-1)?.files ?? [];
  const sharpest = files.toSorted((a, b) => b.width - a.width)[0]?.url ?? art.imageUrl;
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        See every detail
      </Button>
      <Modal title="Every detail" open={open} onClose={() => setOpen(false)} wide>
        {open && (
          <Zoom
            src={sharpest}
            alt={art.prompt}
            most={width * PIXELS_PER_INCH}
            mostName="As large as on paper"
          />
        )}
      </Modal>
    </>
  );
}
