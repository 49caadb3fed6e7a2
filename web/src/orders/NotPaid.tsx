import { paths, printPath } from "../../../functions/core/site/paths.ts";
import { LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { type CartLine, useStore } from "../store.ts";

type Props = { title: string; sessionId: string; item: CartLine | undefined };

/** Whether the payment page has expired or a bank refused later is not known here. */
export function NotPaid({ title, sessionId, item }: Props) {
  const isOfCart = useStore(({ checkouts }) => checkouts[sessionId] !== "buy now");
  const product = useStore(({ chosen }) => chosen?.product);
  return (
    <Notice title={title} heading="h1">
      <p>Nothing was charged.{isOfCart && " Your cart is as it was."}</p>
      {isOfCart ? (
        <LinkButton to={paths.cart}>To your cart</LinkButton>
      ) : (
        <LinkButton to={printPath(item?.relatedImage._id ?? "", product)}>Back to the print</LinkButton>
      )}
    </Notice>
  );
}
