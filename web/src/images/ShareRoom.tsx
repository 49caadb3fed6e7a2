import { useState } from "react";
import { Button } from "../kit/Button.tsx";
import { toast } from "../kit/toast.ts";
import type { InRoom } from "./room-picture.ts";
import { shareFile } from "./share.ts";

/** What hangs in a room, as a picture for friends: by the phone's own way to share, or else as a file. */
export function ShareRoom(hung: InRoom) {
  const [drawing, setDrawing] = useState(false);
  async function share() {
    setDrawing(true);
    try {
      const { roomPicture } = await import("./room-picture.ts");
      await shareFile(await roomPicture(hung));
    } catch {
      void toast("The room could not be drawn. Please try again.", "error");
    }
    setDrawing(false);
  }
  return (
    <Button look="secondary" disabled={drawing} onClick={share}>
      A picture of the room
    </Button>
  );
}
