import { useQuery } from "@tanstack/react-query";
import { cropOf } from "../../../functions/core/catalogue/choice.ts";
import type { PublicStatus } from "../../../functions/core/orders/order-states.ts";
import { optionOf, sizeOf } from "../cart/line.ts";
import { productsQuery } from "../catalogue/queries.ts";
import { ShareRoom } from "../images/ShareRoom.tsx";
import type { CartLine } from "../store.ts";

/** What is given back, or was never paid, will hang nowhere. */
const hangs: readonly PublicStatus[] = ["pending", "shipped", "completed"];

/** The first print of an order on a wall, to show around while it is made. */
export function ShareItem({ item, status }: { item: CartLine | undefined; status: PublicStatus }) {
  const { data: products } = useQuery(productsQuery);
  if (!hangs.includes(status)) return null;
  const product = products?.find(({ name }) => name === item?.name);
  if (!product || !item?.relatedImage.imageUrl) return null;
  return (
    <ShareRoom
      room={product.displayImages[0]?.room ?? "sofa"}
      imageUrl={item.relatedImage.imageUrl}
      size={sizeOf(item)}
      frame={optionOf(item, "Frame") ?? "none"}
      mount={product.mount}
      crop={cropOf(optionOf(item, "Crop"))}
    />
  );
}
