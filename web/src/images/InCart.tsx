import { type Art, useStore } from "../store.ts";

/** Whoever deletes a picture hears what becomes of its prints in their cart. */
export function InCart({ images }: { images: readonly Art[] }) {
  const isInCart = useStore(({ cart }) =>
    cart.cartItems.some(({ relatedImage }) => images.some(({ _id }) => _id === relatedImage._id)),
  );
  const them = images.length === 1 ? "it" : "them";
  return isInCart ? <p>The prints of {them} in your cart cannot be bought any more then.</p> : null;
}
