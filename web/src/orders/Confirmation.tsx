import { useQuery } from "@tanstack/react-query";
import { subtotalOf } from "../../../functions/core/cart/cart.ts";
import { daysWords, productionDays } from "../../../functions/core/fulfilment/delivery.ts";
import type { PublicStatus } from "../../../functions/core/orders/order-states.ts";
import { titled } from "../../../functions/core/site/addresses.ts";
import { defaultProduct, paths } from "../../../functions/core/site/paths.ts";
import { dollars, inDollars } from "../../../functions/lib/money.ts";
import { LinkButton } from "../kit/Button.tsx";
import { useParams } from "../kit/router.tsx";
import { useTitle } from "../kit/use-title.ts";
import { Waiting } from "../kit/Waiting.tsx";
import { Ways } from "../kit/Ways.tsx";
import { ChangeTime } from "./ChangeTime.tsx";
import { CostSummary } from "./CostSummary.tsx";
import { NotPaid } from "./NotPaid.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import { OrderItems } from "./OrderItems.tsx";
import { OrderNotLoaded } from "./OrderNotLoaded.tsx";
import styles from "./Orders.module.css";
import { type Checkout, checkoutQuery, type OrderDetail } from "./queries.ts";
import { Recipient } from "./Recipient.tsx";
import { ShareItem } from "./ShareItem.tsx";
import { statusSentence } from "./standing.ts";
import { arrivalSentence, asKnownStatus, statusLabel } from "./status.ts";
import { useEmptiedCart } from "./use-emptied-cart.ts";

const SHOWN_CHARACTERS = 8;

function headingOf(status: PublicStatus) {
  if (status === "expired") return "This order was not paid";
  const isGivenBack = status === "refunding" || status === "refunded";
  return isGivenBack ? "Your Order" : "Thank You For Your Order!";
}

const goesOnByItself = ({ status, waitsFor, cancelWanted }: OrderDetail) =>
  status === "pending" && !waitsFor && !cancelWanted;

/** What an order does not say of itself, the session it was paid in does. */
function read({ checkoutSession, order }: Checkout): Checkout {
  const session = asKnownStatus(checkoutSession);
  const said = { status: session.status, items: session.cart.items };
  return { checkoutSession: session, order: order && asKnownStatus({ ...said, ...order }) };
}

export default function Confirmation() {
  const { sessionId = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...checkoutQuery(sessionId), select: read });
  const order = data?.order;
  const status = order?.status ?? data?.checkoutSession.status;
  const heading = status && headingOf(status);
  useTitle(heading && titled(heading));
  useEmptiedCart(sessionId, order);

  if (error && !data) return <OrderNotLoaded onTryAgain={refetch} />;
  if (!data || !status) return <Waiting>Loading your order...</Waiting>;
  const items = order?.items ?? data.checkoutSession.cart.items;
  if (status === "expired")
    return <NotPaid title={headingOf(status)} sessionId={sessionId} item={items[0]} />;
  const short = sessionId.slice(0, SHOWN_CHARACTERS);
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      {order ? (
        <section className={styles.card} aria-labelledby="status">
          <h2 id="status">
            Order <span className={styles.number}>{order.orderNumber ?? `TMP-${short}`}</span>{" "}
            <span className={styles.badge}>{statusLabel(status)}</span>
          </h2>
          <p>{statusSentence(order)}</p>
          {order.arrival && <p>{arrivalSentence(order.arrival)}</p>}
          <OnItsWay order={order} />
          <ChangeTime order={order} />
        </section>
      ) : (
        <section className={styles.card} aria-labelledby="status" role="status">
          <h2 id="status">
            Order Information <span className={styles.badge}>{statusLabel(status)}</span>
          </h2>
          <p>
            Order number TMP-{short}, session {short}
          </p>
          <p>Your order is being processed. Once confirmed, you'll be able to see your order details here.</p>
          <p>A confirmation e-mail with tracking will be sent once it ships.</p>
        </section>
      )}
      <OrderItems items={items} />
      {order ? (
        <CostSummary order={order} />
      ) : (
        <p className={styles.total}>
          <span>Subtotal</span> {inDollars(dollars(subtotalOf(items)))}
        </p>
      )}
      {order && <Recipient order={order} />}
      {order && goesOnByItself(order) && <Next email={order.recipient?.email} />}
      <Ways>
        <LinkButton to={defaultProduct}>Continue Shopping</LinkButton>
        {order?._id && (
          <LinkButton look="secondary" to={paths.order(order._id)}>
            See your order
          </LinkButton>
        )}
        <ShareItem item={items[0]} status={status} />
      </Ways>
    </div>
  );
}

const Next = ({ email = "you" }: { email: string | undefined }) => (
  <section aria-labelledby="next">
    <h2 id="next">What happens next</h2>
    <ol className={styles.list}>
      <li>A mail with everything on this page is on its way to {email}.</li>
      <li>We print your picture in {daysWords(productionDays)}, and check it before it is packed.</li>
      <li>When it leaves the print house, you get a mail to follow the parcel by.</li>
    </ol>
  </section>
);
