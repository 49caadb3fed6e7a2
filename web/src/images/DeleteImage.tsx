import { useState } from "react";
import { Button } from "../kit/Button.tsx";
import type { Art } from "../store.ts";
import { Deletion } from "./Deletion.tsx";

export function DeleteImage({ image, onDeleted }: { image: Art; onDeleted(): void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="text" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Deletion images={[image]} open={asking} onClose={() => setAsking(false)} onGone={onDeleted} />
    </>
  );
}
