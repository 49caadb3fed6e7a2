import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { titled } from "../../../functions/core/site/addresses.ts";
import { paths } from "../../../functions/core/site/paths.ts";
import { useSelectedArt } from "../images/art.ts";
import { LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { useParams } from "../kit/router.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { useStore } from "../store.ts";
import { Configure } from "./Configure.tsx";
import { productQuery } from "./queries.ts";

export default function ProductDetail() {
  const { shortname = "" } = useParams();
  const { data: product, error, refetch } = useQuery(productQuery(shortname));
  const { art, loading, problem } = useSelectedArt();
  useEffect(() => {
    if (!product) return;
    useStore.setState({ selectedProduct: product.shortname });
    document.title = titled(product.name);
  }, [product]);

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
  if (!product || loading) return <Waiting>Loading product details...</Waiting>;
  if (problem)
    return (
      <NotLoaded
        title="We could not load your picture"
        heading="h1"
        because={problem}
        onTryAgain={problem.tryAgain}
      />
    );
  return <Configure product={product} art={art} />;
}
