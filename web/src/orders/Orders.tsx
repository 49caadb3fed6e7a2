import { useInfiniteQuery } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { HaveAccount } from "../accounts/HaveAccount.tsx";
import { LinePicture } from "../cart/LinePicture.tsx";
import { lineKey, lineSummary } from "../cart/line.ts";
import { openModal } from "../dialogs/modals.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { NotLoaded } from "../kit/NotLoaded.tsx";
import { Link } from "../kit/router.tsx";
import { ShowMore } from "../kit/ShowMore.tsx";
import { ForStrangers, Waiting } from "../kit/Waiting.tsx";
import { useStore } from "../store.ts";
import { FindOrder } from "./FindOrder.tsx";
import styles from "./Orders.module.css";
import { type Order, ordersQuery } from "./queries.ts";
import { arrivalSentence, asKnownStatus, longDate, statusLabel } from "./status.ts";

const SHOWN_CHARACTERS = 6;

const useOrders = () => useInfiniteQuery(ordersQuery(useStore(({ user }) => user?._id)));

export default function Orders() {
  const list = useOrders();
  return (
    <div className={styles.page}>
      <h1>My Orders</h1>
      <ForStrangers waiting="Loading your orders...">
        {list.isLoading ? (
          <Waiting>Loading your orders...</Waiting>
        ) : (
          <>
            <List list={list} />
            <FindOrder />
          </>
        )}
      </ForStrangers>
    </div>
  );
}

function List({ list }: { list: ReturnType<typeof useOrders> }) {
  const { data, error, refetch } = list;
  const ended = useStore(({ sessionEnded }) => sessionEnded);
  const orders = data?.pages.flatMap((page) => page.orders.map(asKnownStatus));
  if (error && !orders)
    return <NotLoaded title="We could not load your orders" because={error} onTryAgain={refetch} />;
  if (!orders && ended === "registered")
    return (
      <Notice title="Log in again to see your orders.">
        <Button onClick={() => openModal("LOGIN")}>Log In</Button>
      </Notice>
    );
  if (!orders || orders.length === 0)
    return (
      <Notice title="You haven't placed any orders yet.">
        <LinkButton to={paths.products}>Browse Products</LinkButton>
        <HaveAccount />
      </Notice>
    );
  return (
    <>
      {orders.map((order) => (
        <OrderCard key={order._id} order={order} />
      ))}
      <ShowMore list={list} />
    </>
  );
}

const OrderCard = ({
  order: { _id, orderNumber, status, createdAt, arrival, items, costSummary },
}: {
  order: Order;
}) => (
  <article className={styles.card}>
    <h2>
      <Link to={paths.order(_id)}>Order #{_id.slice(-SHOWN_CHARACTERS)}</Link>{" "}
      <span className={styles.badge}>{statusLabel(status)}</span>
    </h2>
    <p className={styles.soft}>
      Placed {longDate(createdAt)} as {orderNumber}
    </p>
    {arrival && <p>{arrivalSentence(arrival)}</p>}
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={lineKey(item)}>
          <LinePicture line={item} lazy />
          <div>
            <p className={styles.name}>{item.name}</p>
            <p className={styles.soft}>{lineSummary(item)}</p>
            <p className={styles.soft}>{item.sku}</p>
          </div>
          <p>
            {item.copies} {item.copies === 1 ? "copy" : "copies"} • {inDollars(item.unitCost.amount)} each
          </p>
        </li>
      ))}
    </ul>
    <p className={styles.total}>
      <span>Total</span> {inDollars(costSummary.total.amount)}
    </p>
  </article>
);
