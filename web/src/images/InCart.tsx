import { type Art, useStore } from "../store.ts";

/** Whoever deletes a picture hears what becomes of its prints in their cart. */
export function InCart({ images }: { images: readonly Art[] }) {
  const isInCart = useStore(({ cart }) =>
    cart.cartItems.some(({ relatedImage }) => images.some(({ _id }) => _id === relatedImage._id)),
  );
  return isInCart ? <p>The prints of it in your cart cannot be bought any more then.</p> : null;
}
