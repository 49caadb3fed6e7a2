import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { type Product, productQuery } from "./queries.ts";

type Props = { shortname: string; children(product: Product): ReactNode };

/** What is shown of a product; as long as it is not there, what is said instead. */
export function ForProduct({ shortname, children }: Props) {
  const { data: product, error, refetch } = useQuery(productQuery(shortname));
  if (product) return children(product);
  if (error)
    return (
      <NotLoaded title="We could not load this product" heading="h1" because={error} onTryAgain={refetch} />
    );
  if (product === undefined) return <Waiting>Loading product details...</Waiting>;
  return (
    <Notice title="We do not have this product" heading="h1">
      <LinkButton to={paths.products}>See all products</LinkButton>
    </Notice>
  );
}
