import { useQuery } from "@tanstack/react-query";
import { cropOf } from "../../../functions/core/catalogue/choice.ts";
import type { RoomName } from "../../../functions/core/catalogue/rooms.ts";
import { productsQuery } from "../catalogue/queries.ts";
import { ShareRoom } from "../images/ShareRoom.tsx";
import type { CartLine } from "../store.ts";

/** The first print of an order on a wall, to show around while it is made. */
export function ShareItem({ item }: { item: CartLine | undefined }) {
  const { data: products } = useQuery(productsQuery);
  const product = products?.find(({ name }) => name === item?.name);
  if (!product || !item?.relatedImage.imageUrl) return null;
  const chosen = (label: string) => item.productOptions.find((option) => option.label === label)?.value;
  return (
    <ShareRoom
      room={(product.displayImages[0]?.room ?? "sofa") as RoomName}
      imageUrl={item.relatedImage.imageUrl}
      size={chosen("Size") ?? ""}
      frame={chosen("Frame") ?? "none"}
      mount={product.mount}
      crop={cropOf(chosen("Crop"))}
    />
  );
}
