import { useQuery } from "@tanstack/react-query";
import type { RoomName } from "../../../functions/core/catalogue/rooms.ts";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { isLoggedIn } from "../accounts/session.ts";
import { useCurrentArt } from "../images/art.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { Navigate, navigate, useParams } from "../kit/router.tsx";
import { ForStrangers, Waiting } from "../kit/Waiting.tsx";
import { Ways } from "../kit/Ways.tsx";
import { useStore } from "../store.ts";
import { cheapestOf } from "./cheapest.ts";
import styles from "./ProductDetail.module.css";
import { productQuery } from "./queries.ts";
import { RoomView } from "./RoomView.tsx";
import { sampleFor } from "./samples.ts";

/** A product before there is a picture for it. */
export default function ProductPreview() {
  const { shortname = "" } = useParams();
  const loggedIn = useStore(isLoggedIn);
  const art = useCurrentArt();
  const { data: product, error, refetch } = useQuery(productQuery(shortname));
  if (loggedIn) return <Navigate to={paths.product(shortname)} replace />;
  if (error && !product)
    return (
      <NotLoaded title="We could not load this product" heading="h1" because={error} onTryAgain={refetch} />
    );
  if (product === null)
    return (
      <Notice title="We do not have this product" heading="h1">
        <LinkButton to={paths.products}>See all products</LinkButton>
      </Notice>
    );
  if (!product) return <Waiting>Loading product details...</Waiting>;
  const ratio = art?.aspectRatio ?? "portrait";
  const picture = product.displayImages.find(({ supportedAspectRatios }) =>
    supportedAspectRatios.includes(ratio),
  );
  const [size, frame] = product.productOptions.map(({ defaultValue }) => defaultValue[ratio] ?? "");
  const go = () => {
    useStore.setState({ selectedProduct: product.shortname });
    navigate(art ? withQuery(paths.product(product.shortname), { imageId: art._id }) : paths.journeyStart);
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
              room={picture.room as RoomName}
              title={picture.title}
              ratio={ratio}
              size={size ?? ""}
              frame={frame ?? "none"}
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
