import { useQuery } from "@tanstack/react-query";
import { inOneLine } from "../../../functions/core/fulfilment/delivery.ts";
import { titled } from "../../../functions/core/site/addresses.ts";
import { useParams, useSearchParams } from "../kit/router.tsx";
import { useTitle } from "../kit/use-title.ts";
import { Waiting } from "../kit/Waiting.tsx";
import { Care } from "./Care.tsx";
import { ChangeTime } from "./ChangeTime.tsx";
import { CostSummary } from "./CostSummary.tsx";
import { OnItsWay } from "./OnItsWay.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderItems } from "./OrderItems.tsx";
import { OrderNotLoaded } from "./OrderNotLoaded.tsx";
import styles from "./Orders.module.css";
import { type OrderDetail, orderQuery } from "./queries.ts";
import { Recipient } from "./Recipient.tsx";
import { Related } from "./Related.tsx";
import { statusSentence } from "./standing.ts";
import { arrivalSentence, asKnownStatus, longDate, statusLabel } from "./status.ts";
import { Track } from "./Track.tsx";

export default function OrderPage() {
  const { orderId = "" } = useParams();
  const [query] = useSearchParams();
  const key = query.get("key") ?? undefined;
  const { data: order, error, refetch } = useQuery({ ...orderQuery(orderId, key), select: asKnownStatus });
  useTitle(order ? titled(`Order ${order.orderNumber}`) : undefined);
  if (error && !order) return <OrderNotLoaded onTryAgain={refetch} />;
  if (!order) return <Waiting>Loading your order...</Waiting>;
  return (
    <div className={styles.page}>
      <h1>
        Order <span className={styles.number}>{order.orderNumber}</span>{" "}
        <span className={styles.badge}>{statusLabel(order.status)}</span>
      </h1>
      <p className={styles.soft}>Placed {longDate(order.createdAt)}</p>
      <section className={styles.card}>
        <Track order={order} />
        <p role="status">{statusSentence(order)}</p>
        {order.arrival && <p>{arrivalSentence(order.arrival)}</p>}
        <ChangeTime order={order} />
        <OnItsWay order={order} />
        <Related order={order} />
      </section>
      <OrderItems items={order.items} free={order.reprintOf !== undefined} />
      {!order.reprintOf && <CostSummary order={order} />}
      <Recipient order={order} />
      <Timeline order={order} />
      {(order.status === "shipped" || order.status === "completed") && <Care />}
      {!order.own && order.changeUntil && (
        <p className={styles.soft}>
          Its address is changed where it was ordered: in that browser, or logged in to that account. If you
          have neither, write to us.
        </p>
      )}
      <OrderActions order={order} orderKey={key} />
    </div>
  );
}

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

const Timeline = ({ order }: { order: OrderDetail }) => (
  <section aria-labelledby="timeline">
    <h2 id="timeline">What happened so far</h2>
    <ol className={styles.list}>
      {order.timeline.map(({ at, what }) => (
        <li key={`${at} ${what}`}>
          <time dateTime={at}>{inOneLine(moment.format(new Date(at)))}</time> {what}
        </li>
      ))}
    </ol>
  </section>
);
