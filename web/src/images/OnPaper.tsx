import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../kit/Button.tsx";
import type { Art } from "../store.ts";
import styles from "./OnPaper.module.css";

/** Loaded after everything that is seen first. */
const proofs = () => import("./proof.ts");

const forGood = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** Says what paper cannot show of a picture, and shows how it looks there. */
export function OnPaper({ art }: { art: Art }) {
  const [open, setOpen] = useState(false);
  const { data: sentence } = useQuery({
    ...forGood,
    queryKey: ["on paper", art.imageUrl],
    queryFn: async () => {
      const [{ glowOf }, { paperSentence }] = await Promise.all([proofs(), import("./ink.ts")]);
      return paperSentence(await glowOf(art)) ?? null;
    },
  });
  const { data: proof, error } = useQuery({
    ...forGood,
    queryKey: ["proof", art.imageUrl],
    queryFn: async () => (await proofs()).proofOf(art),
    enabled: open,
  });
  return (
    <div className={styles.paper}>
      {sentence && <p role="note">{sentence}</p>}
      <Button look="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        How it looks on paper
      </Button>
      {open && !proof && <p role="status">{error ? "It cannot be shown here." : "One moment…"}</p>}
      {open && proof && (
        <canvas
          role="img"
          aria-label={`${art.alt}, as matte paper shows it`}
          width={proof.width}
          height={proof.height}
          ref={(canvas) => canvas?.getContext("2d")?.putImageData(proof, 0, 0)}
        />
      )}
    </div>
  );
}
