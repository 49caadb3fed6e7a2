import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { inOneLine } from "../../../functions/core/fulfilment/delivery.ts";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";
import { addToCart } from "../cart/changing.ts";
import { openDrawer } from "../dialogs/drawers.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import { useParams, useSearchParams } from "../kit/router.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { Ways } from "../kit/Ways.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { Care } from "./Care.tsx";
import { ChangeTime } from "./ChangeTime.tsx";
import { OrderItems } from "./OrderItems.tsx";
import { OrderNotLoaded } from "./OrderNotLoaded.tsx";
import styles from "./Orders.module.css";
import { type OrderDetail, orderQuery } from "./queries.ts";
import { Recipient } from "./Recipient.tsx";
import { ShareItem } from "./ShareItem.tsx";
import { Sums } from "./Sums.tsx";
import { arrivalSentence, longDate, statusLabel, statusSentence } from "./status.ts";
import { Track } from "./Track.tsx";
import { Tracking } from "./Tracking.tsx";

export default function OrderPage() {
  const { orderId = "" } = useParams();
  const [query] = useSearchParams();
  const { data: order, error, refetch } = useQuery(orderQuery(orderId, query.get("key") ?? undefined));
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
        <p>{statusSentence(order)}</p>
        {order.arrival && <p>{arrivalSentence(order.arrival)}</p>}
        <ChangeTime until={order.own ? order.changeUntil : undefined} />
        <Tracking details={order.prodigiOrderDetails} />
      </section>
      <OrderItems items={order.items} />
      <Sums order={order} />
      <Recipient order={order} />
      <Timeline order={order} />
      {(order.status === "shipped" || order.status === "completed") && <Care />}
      {!order.own && order.canCancel && (
        <p className={styles.soft}>
          It is changed or cancelled where it was ordered: in that browser, or logged in to that account. If
          you have neither, write to us.
        </p>
      )}
      <OrderActions order={order} />
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

/** What can still be done with an order. */
function OrderActions({ order }: { order: OrderDetail }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<"cancel" | "address">();
  const close = () => setAsking(undefined);
  const keep = (next: OrderDetail) => queries.setQueryData(orderQuery(order._id, undefined).queryKey, next);
  const cancel = useMutation({
    mutationFn: () => call("POST /orders/{orderId}/cancel", { params: { orderId: order._id } }),
    onSuccess: ({ order: next }) => {
      keep(next);
      close();
    },
  });
  const again = () => {
    void addToCart(...order.items);
    openDrawer("CART");
  };
  return (
    <Ways>
      <Button onClick={again}>Order again</Button>
      <Button look="secondary" onClick={() => window.print()}>
        Print receipt
      </Button>
      {order.own && order.canChangeAddress && (
        <Button look="secondary" onClick={() => setAsking("address")}>
          Correct the address
        </Button>
      )}
      {order.own && order.canCancel && (
        <Button look="secondary" onClick={() => setAsking("cancel")}>
          Cancel order
        </Button>
      )}
      <ShareItem item={order.items[0]} status={order.status} />
      <LinkButton look="secondary" to={withQuery(paths.contact, { order: order.orderNumber })}>
        Something is wrong
      </LinkButton>
      {order.cancelWanted && order.status === "pending" && <p role="status">We are trying to cancel it.</p>}
      <Modal title="Cancel this order?" open={asking === "cancel"} onClose={close}>
        <div className={styles.asking}>
          <p>
            {order.canChangeAddress
              ? "It has not gone to print yet: it is cancelled at once, and you get all of your money back."
              : "The print house has it already. We ask them to stop; if that still works, you get all of your money back."}
          </p>
          <Button disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel Order
          </Button>
          <Button look="secondary" onClick={close}>
            Keep It
          </Button>
          <p role="alert">{cancel.error?.message}</p>
        </div>
      </Modal>
      <Modal title="Correct the address" open={asking === "address"} onClose={close}>
        <AddressForm
          order={order}
          onSaved={(next) => {
            keep(next);
            close();
          }}
        />
      </Modal>
    </Ways>
  );
}
