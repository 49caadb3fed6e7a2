import { paths, printPath } from "../../../functions/core/site/paths.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { isLoggedIn } from "../accounts/session.ts";
import { useCurrentArt } from "../images/art.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Navigate, navigate, useParams } from "../kit/router.tsx";
import { ForStrangers } from "../kit/Waiting.tsx";
import { Ways } from "../kit/Ways.tsx";
import { useStore } from "../store.ts";
import { cheapestOf } from "./cheapest.ts";
import { ForProduct } from "./ForProduct.tsx";
import styles from "./ProductDetail.module.css";
import type { Product } from "./queries.ts";
import { RoomView } from "./RoomView.tsx";
import { sampleFor } from "./samples.ts";
import { usualOf } from "./usual.ts";

/** A product before there is a picture for it. */
export default function ProductPreview() {
  const { shortname = "" } = useParams();
  if (useStore(isLoggedIn)) return <Navigate to={paths.product(shortname)} replace />;
  return <ForProduct shortname={shortname}>{(product) => <Preview product={product} />}</ForProduct>;
}

function Preview({ product }: { product: Product }) {
  const art = useCurrentArt();
  const ratio = art?.aspectRatio ?? "portrait";
  const picture = product.displayImages.find(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  );
  const go = () => {
    useStore.setState({ selectedProduct: product.shortname });
    navigate(art ? printPath(art._id, product.shortname) : paths.journeyStart);
  };
  return (
    <ForStrangers waiting="Loading product details...">
      <div className={`${styles.page} ${styles.preview}`}>
        <h1>Product Preview page</h1>
        <p>{product.shortname}</p>
        {!art && <p>Hung with a sample picture, until there is one of yours.</p>}
        {picture && (
          <div className={styles.hung}>
            <RoomView
              room={picture.room}
              title={picture.title}
              ratio={ratio}
              {...usualOf(product, ratio)}
              mount={product.mount}
              art={art ?? sampleFor(product.shortname, 720)}
              sizes="(min-width: 48rem) 46rem, 100vw"
              first
            />
          </div>
        )}
        <p>
          {product.description} From {inDollars(cheapestOf(product))}.
        </p>
        <Ways>
          <Button onClick={go}>
            {art ? "Add your image to this product" : "Create image for this product"}
          </Button>
          <LinkButton look="secondary" to={paths.product(product.shortname)}>
            Sizes, frames and prices
          </LinkButton>
        </Ways>
      </div>
    </ForStrangers>
  );
}
