import type { AspectRatio, FrameName, SizeName } from "../../../functions/core/catalogue/choice.ts";
import { ShareRoom } from "../images/ShareRoom.tsx";
import type { Art } from "../store.ts";
import { isOther } from "./others.ts";
import type { Product } from "./queries.ts";
import { useRoom } from "./use-room.ts";

type Props = {
  product: Product;
  ratio: AspectRatio;
  art: Art;
  size: SizeName;
  frame: FrameName;
  crop: number | undefined;
};

/** The room that is looked at, for friends. By itself: another room does not show all of the product anew. */
export function ShareShown({ product, ratio, art, ...chosen }: Props) {
  const { shared, remembered } = useRoom(product, ratio, art);
  // A corner, a back, or a wall that is nobody else's is no room to send.
  if (isOther(remembered)) return null;
  return <ShareRoom {...chosen} room={shared} imageUrl={art.imageUrl} mount={product.mount} />;
}
