import { paths } from "../../../functions/core/site/paths.ts";
import { Delivery } from "../checkout/Delivery.tsx";
import { chooseImage } from "../dialogs/choose-image.ts";
import { useMayBuy } from "../images/art.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Link } from "../kit/router.tsx";
import { Ways } from "../kit/Ways.tsx";
import type { Art } from "../store.ts";
import { BuyBar } from "./BuyBar.tsx";
import { Closer } from "./Closer.tsx";
import { useConfigurator } from "./configurator.ts";
import { Gallery } from "./Gallery.tsx";
import { lineOf } from "./line-of.ts";
import { Options } from "./Options.tsx";
import { Papers } from "./Papers.tsx";
import styles from "./ProductDetail.module.css";
import { ProductWords } from "./ProductWords.tsx";
import type { Product } from "./queries.ts";
import { ShareShown } from "./ShareShown.tsx";
import { StructuredData } from "./StructuredData.tsx";
import { sampleFor } from "./samples.ts";
import { useWished } from "./wished.ts";

type Props = { product: Product; art: Art | null; loading: boolean };

/**
 * A picture on a product: how it will look, what can be chosen, what it costs. Without one, and as long as it loads, a
 * sample hangs there: what is chosen meanwhile is chosen for it.
 */
export function Configure({ product, art, loading }: Props) {
  const ratio = art?.aspectRatio ?? "portrait";
  const configurator = useConfigurator(product, ratio, art, useWished());
  const { size, frame, crop, variant } = configurator;
  const mayBuy = useMayBuy(art);
  return (
    <div className={styles.page} data-loading={loading}>
      <StructuredData product={product} art={art} />
      <div className={styles.columns}>
        <div className={styles.look}>
          <Gallery product={product} ratio={ratio} size={size} frame={frame} crop={crop} art={art} />
          {art ? (
            <Ways>
              <Button look="secondary" onClick={chooseImage}>
                Swap image
              </Button>
              <Closer art={art} inches={size} ratio={ratio} />
              {size && (
                <ShareShown product={product} ratio={ratio} art={art} size={size} frame={frame} crop={crop} />
              )}
            </Ways>
          ) : (
            <NoPicture loading={loading} />
          )}
        </div>
        <div className={styles.choose}>
          <h1>{product.name}</h1>
          <p>{product.description}</p>
          {!mayBuy && (
            <p role="alert">
              Only its owner can order prints of this picture.{" "}
              <Link to={paths.journeyStart}>Make your own</Link>, or take another one of yours.
            </p>
          )}
          <Papers product={product} configurator={configurator} />
          <Options
            configurator={configurator}
            art={art}
            ratio={ratio}
            mount={product.mount}
            sample={sampleFor(product.shortname, 720)}
          />
          <BuyBar
            price={variant?.unitCost.amount}
            line={mayBuy ? lineOf(product, art, configurator) : null}
          />
          <Delivery
            price={variant?.unitCost.amount}
            shipping={variant?.shipping.amount}
            freeFrom={product.freeShippingFrom}
          />
        </div>
        <div className={styles.words}>
          <ProductWords product={product} />
        </div>
      </div>
    </div>
  );
}

function NoPicture({ loading }: { loading: boolean }) {
  if (loading)
    return (
      <p className={styles.loading} role="status">
        Loading product details...
      </p>
    );
  return (
    <section className={styles.need} aria-labelledby="need">
      <h2 id="need">You need an image to customize this product</h2>
      <Ways>
        <Button onClick={chooseImage}>Choose Image</Button>
        <LinkButton look="secondary" to={paths.journeyStart}>
          Make one now
        </LinkButton>
      </Ways>
    </section>
  );
}
