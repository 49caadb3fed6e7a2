import { useLayoutEffect } from "react";
import type { AspectRatio, RoomName } from "../../../functions/core/catalogue/choice.ts";
import { useNamedArt } from "../images/art.ts";
import { type Art, useStore } from "../store.ts";
import type { Other } from "./others.ts";
import { isWallKept } from "./own-wall.ts";
import type { Product } from "./queries.ts";

const NEAR: RoomName = "closeup";

/**
 * The rooms for a picture's shape, first of all the print itself on its wall, and which of them was chosen for it:
 * that is remembered for each picture, also for one that is on its way. To be shown around it hangs in a room, and not
 * on a bare wall.
 */
export function useRoom(product: Product, ratio: AspectRatio, art: Art | null) {
  const named = useNamedArt();
  const imageId = art?._id ?? named ?? "";
  const remembered = useStore(({ rooms }) => rooms[imageId]);
  const offered = product.displayImages.filter(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  );
  const furnished = offered.filter(({ room }) => room !== NEAR);
  const fitting = [...offered.filter(({ room }) => room === NEAR), ...furnished];
  const current = fitting.find(({ room }) => room === remembered) ?? fitting[0];
  const shared = furnished.find(({ room }) => room === remembered) ?? furnished[0];
  const choose = (view: RoomName | Other) => chooseFor(imageId, view);
  return { imageId, remembered, fitting, current, shared: shared?.room ?? "sofa", choose };
}

const chooseFor = (imageId: string, view: RoomName | Other) =>
  useStore.setState(({ rooms }) => ({ rooms: { ...rooms, [imageId]: view } }));

/** Nothing hangs on a wall without a photo: whoever comes to the picture again sees it in a room. */
export function useNoEmptyWall(imageId: string) {
  useLayoutEffect(() => {
    if (useStore.getState().rooms[imageId] === "own wall" && !isWallKept()) chooseFor(imageId, NEAR);
  }, [imageId]);
}
