import { useEffect } from "react";
import { titled } from "../../../functions/core/site/addresses.ts";
import { useSelectedArt } from "../images/art.ts";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { useParams } from "../kit/router.tsx";
import { useTitle } from "../kit/use-title.ts";
import { useStore } from "../store.ts";
import { Configure } from "./Configure.tsx";
import { ForProduct } from "./ForProduct.tsx";
import type { Product } from "./queries.ts";

type Selected = ReturnType<typeof useSelectedArt>;

export default function ProductDetail() {
  const { shortname = "" } = useParams();
  const selected = useSelectedArt();
  return (
    <ForProduct shortname={shortname}>{(product) => <Detail product={product} {...selected} />}</ForProduct>
  );
}

function Detail({ product, art, loading, problem }: Selected & { product: Product }) {
  useEffect(() => {
    useStore.setState({ selectedProduct: product.shortname });
  }, [product]);
  useTitle(titled(product.name));
  if (problem)
    return (
      <NotLoaded
        title="We could not load your picture"
        heading="h1"
        because={problem}
        onTryAgain={problem.tryAgain}
      />
    );
  return <Configure product={product} art={art} loading={loading} />;
}
