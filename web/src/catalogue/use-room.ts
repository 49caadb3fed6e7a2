import type { AspectRatio } from "../../../functions/core/catalogue/choice.ts";
import type { RoomName } from "../../../functions/core/catalogue/rooms.ts";
import { type Art, useStore } from "../store.ts";
import type { Product } from "./queries.ts";

/** The rooms for a picture's shape, and which of them was chosen for it: that is remembered for each picture. */
export function useRoom(product: Product, ratio: AspectRatio, art: Art | null) {
  const remembered = useStore(({ rooms }) => rooms[art?._id ?? ""]);
  const fitting = product.displayImages.filter(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  );
  const current = fitting.find(({ room }) => room === remembered) ?? fitting[0];
  return { remembered, fitting, current, room: (current?.room ?? "sofa") as RoomName };
}
