import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { call, reasonOf } from "../api.ts";
import { addToCart } from "../cart/changing.ts";
import { openDrawer } from "../dialogs/drawers.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Modal } from "../kit/Modal.tsx";
import { Ways } from "../kit/Ways.tsx";
import { AddressForm } from "./AddressForm.tsx";
import styles from "./Orders.module.css";
import { named, type OrderDetail, orderQuery } from "./queries.ts";
import { ShareItem } from "./ShareItem.tsx";
import { useTimeLeft } from "./use-time-left.ts";

const isPaid = ({ status, waitsFor, reprintOf }: OrderDetail) =>
  status !== "expired" && waitsFor !== "payment" && !reprintOf;

/** It is being made or sent: whoever bought it has not seen it yet. */
const isOnItsWay = ({ status }: OrderDetail) => status === "pending" || status === "shipped";

/** What can still be done with an order. */
export function OrderActions({ order, orderKey }: { order: OrderDetail; orderKey: string | undefined }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<"cancel" | "address">();
  const close = () => setAsking(undefined);
  const { queryKey } = orderQuery(order._id, undefined);
  /** It may have gone on since it was looked at. */
  const ask = (what: typeof asking) => {
    setAsking(what);
    void queries.invalidateQueries({ queryKey });
  };
  const left = useTimeLeft(order.changeUntil);
  const isBeforePrint = order.changeUntil ? left > 0 : order.canChangeAddress;
  /** What was asked for before is not heard any more: it is how the order was. */
  const keep = async (next: OrderDetail) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, next);
  };
  /** It is not what it is shown as any more: another tab, or the print house, was here before. */
  const lookAgain = (failure: Error) =>
    reasonOf(failure).code === "conflict" && queries.invalidateQueries({ queryKey });
  const cancel = useMutation({
    mutationFn: () => call("POST /orders/{orderId}/cancel", named(order._id, orderKey)),
    onSuccess: async ({ order: next }) => {
      await keep(next);
      close();
    },
    onError: lookAgain,
  });
  const again = () => {
    void addToCart(...order.items);
    openDrawer("CART");
  };
  return (
    <Ways>
      <Button look={isOnItsWay(order) ? "secondary" : "primary"} onClick={again}>
        Order again
      </Button>
      {isPaid(order) && (
        <Button look="secondary" onClick={() => window.print()}>
          Print receipt
        </Button>
      )}
      {order.canChangeAddress && (
        <Button look="secondary" onClick={() => ask("address")}>
          Correct the address
        </Button>
      )}
      {order.canCancel && (
        <Button look="secondary" onClick={() => ask("cancel")}>
          Cancel order
        </Button>
      )}
      <ShareItem item={order.items[0]} status={order.status} />
      <LinkButton look="secondary" to={withQuery(paths.contact, { order: order.orderNumber })}>
        {order.status === "completed" ? "Something is wrong" : "Ask about this order"}
      </LinkButton>
      <Modal title="Cancel this order?" open={asking === "cancel"} onClose={close}>
        <div className={styles.asking}>
          <p>
            {isBeforePrint
              ? "It has not gone to print yet: it is cancelled at once, and you get all of your money back."
              : "If the print house has it already, we ask them to stop; if that still works, you get all of your money back."}
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
          orderKey={orderKey}
          onSaved={async (next) => {
            await keep(next);
            close();
          }}
          onRefused={lookAgain}
        />
      </Modal>
    </Ways>
  );
}
