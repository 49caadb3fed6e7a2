import { inDollars } from "../../../functions/lib/money.ts";
import { addToCart } from "../cart/changing.ts";
import { Delivery } from "../checkout/Delivery.tsx";
import { useCheckout } from "../checkout/use-checkout.ts";
import { chooseImage } from "../dialogs/choose-image.ts";
import { openDrawer } from "../dialogs/drawers.ts";
import { Accordion } from "../kit/Accordion.tsx";
import { Button } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
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

/** A picture on a product: how it will look, what can be chosen, what it costs. Without one, all but the buying. */
export function Configure({ product, art }: { product: Product; art: Art | null }) {
  const ratio = art?.aspectRatio ?? "portrait";
  const choices = useChoices(product, ratio, art);
  const { size, frame, sizes, frames, variant } = choices;
  const buyNow = useCheckout("POST /create-checkout-session");

  const line: CartLine | null =
    variant && art
      ? {
          sku: variant.sku,
          name: product.name,
          description: "",
          copies: 1,
          unitCost: variant.unitCost,
          productOptions: [
            { label: "Size", value: size, displayName: nameOf(sizes, size) },
            { label: "Frame", value: frame, displayName: nameOf(frames, frame) },
          ],
          relatedImage: { _id: art._id, imageUrl: art.imageUrl, prompt: art.prompt },
        }
      : null;

  return (
    <div className={styles.page}>
      <StructuredData product={product} art={art} />
      <div className={styles.columns}>
        <div className={styles.look}>
          <Gallery product={product} ratio={ratio} size={size} frame={frame} art={art} />
          {art ? (
            <Button look="secondary" onClick={chooseImage}>
              Swap image
            </Button>
          ) : (
            <Notice title="You need an image to customize this product">
              <Button onClick={chooseImage}>Choose Image</Button>
            </Notice>
          )}
        </div>
        <div className={styles.choose}>
          <h1>{product.name}</h1>
          <p className={styles.price}>{variant ? inDollars(variant.unitCost.amount) : "–"}</p>
          <p>{product.description}</p>
          <Select
            label="Size"
            options={sizes}
            value={size}
            placeholder="Select size"
            onValue={choices.chooseSize}
          />
          {art && <Sharpness art={art} print={variant?.print} />}
          <FramePicker frames={frames} value={frame} onValue={choices.chooseFrame} />
          <p className={styles.note} role="status">
            {choices.note}
          </p>
          <div className={styles.buttons}>
            <Button
              disabled={!line || buyNow.isPending}
              onClick={() => {
                if (line) buyNow.mutate([line]);
              }}
            >
              Buy now
            </Button>
            <Button
              look="secondary"
              disabled={!line}
              onClick={() => {
                if (!line) return;
                void addToCart(line);
                openDrawer("CART");
              }}
            >
              Add to cart
            </Button>
          </div>
          <p className={styles.failure} role="alert">
            {buyNow.error?.message}
          </p>
          <Delivery shipping={variant?.shipping.amount} />
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
