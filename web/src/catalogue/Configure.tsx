import { inDollars } from "../../../functions/lib/money.ts";
import { addToCart } from "../cart/changing.ts";
import { useCheckout } from "../checkout/use-checkout.ts";
import { chooseImage } from "../dialogs/choose-image.ts";
import { openDrawer } from "../dialogs/drawers.ts";
import { Accordion } from "../kit/Accordion.tsx";
import { Button } from "../kit/Button.tsx";
import { Select } from "../kit/Select.tsx";
import type { Art, CartLine } from "../store.ts";
import { useChoices } from "./choices.ts";
import { FramePicker } from "./FramePicker.tsx";
import { Gallery } from "./Gallery.tsx";
import styles from "./ProductDetail.module.css";
import type { Product } from "./queries.ts";
import { productQuestions } from "./questions.ts";
import { Sharpness } from "./Sharpness.tsx";
import { StructuredData } from "./StructuredData.tsx";

const badges = ["Fast global shipping", "Exclusive artwork", "14-day easy returns"];

/** A picture on a product: how it will look, what can be chosen, what it costs. */
export function Configure({ product, art }: { product: Product; art: Art }) {
  const ratio = art.aspectRatio;
  const { size, frame, sizes, frames, chosen, chooseSize, chooseFrame } = useChoices(product, art);
  const buyNow = useCheckout("POST /create-checkout-session");

  const line = (): CartLine | undefined =>
    chosen && {
      sku: chosen.sku,
      name: product.name,
      description: "",
      copies: 1,
      unitCost: chosen.unitCost,
      productOptions: [
        { label: "Size", value: size, displayName: nameOf(sizes, size) },
        { label: "Frame", value: frame, displayName: nameOf(frames, frame) },
      ],
      relatedImage: { _id: art._id, imageUrl: art.imageUrl, prompt: art.prompt },
    };

  return (
    <div className={styles.page}>
      <StructuredData product={product} art={art} />
      <div className={styles.columns}>
        <div className={styles.look}>
          <Gallery product={product} ratio={ratio} size={size} frame={frame} art={art} />
          <Button look="secondary" onClick={chooseImage}>
            Swap image
          </Button>
        </div>
        <div className={styles.choose}>
          <h1>{product.name}</h1>
          <p className={styles.price}>{chosen ? inDollars(chosen.unitCost.amount) : "–"}</p>
          <p>{product.description}</p>
          <Select label="Size" options={sizes} value={size} placeholder="Select size" onValue={chooseSize} />
          <Sharpness art={art} print={chosen?.print} />
          <FramePicker frames={frames} value={frame} onValue={chooseFrame} />
          <div className={styles.buttons}>
            <Button
              disabled={!chosen || buyNow.isPending}
              onClick={() => {
                const item = line();
                if (item) buyNow.mutate([item]);
              }}
            >
              Buy now
            </Button>
            <Button
              look="secondary"
              disabled={!chosen}
              onClick={() => {
                const item = line();
                if (!item) return;
                void addToCart(item);
                openDrawer("CART");
              }}
            >
              Add to cart
            </Button>
          </div>
          <p className={styles.failure} role="alert">
            {buyNow.error?.message}
          </p>
          <p className={styles.delivery}>
            Made in 2–3 business days. On its way for 10–14 (Budget) down to the next business day
            (Overnight).
          </p>
          <ul className={styles.badges}>
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
          <section aria-labelledby="details">
            <h2 id="details">Product details</h2>
            <ul>
              {product.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </section>
          <Accordion name="product" items={productQuestions} />
        </div>
      </div>
    </div>
  );
}

const nameOf = (options: readonly { value: string; displayName: string }[], value: string) =>
  options.find((option) => option.value === value)?.displayName ?? value;
