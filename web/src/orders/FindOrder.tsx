import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LONGEST_ORDER_NUMBER } from "../../../functions/core/orders/order-number.ts";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { LONGEST_EMAIL } from "../../../functions/lib/fields.ts";
import { type Body, call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { textOf } from "../kit/form-text.ts";
import { navigate } from "../kit/router.tsx";
import { useIsHere } from "../kit/use-is-here.ts";
import { useRefused } from "../kit/use-refused.ts";
import styles from "./Orders.module.css";

/** For whoever ordered without an account, or elsewhere: the two things that stand in every mail about it. */
export function FindOrder() {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body<"POST /orders/find">) => call("POST /orders/find", { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ["orders"] }),
  });
  const isHere = useIsHere();
  const { form, refused, failure } = useRefused(error);
  return (
    <form
      ref={form}
      className={`${styles.card} ${styles.find}`}
      onSubmit={(event) => {
        event.preventDefault();
        // Whoever has gone on to another page meanwhile is not led away from there.
        mutate(textOf(event.currentTarget, "orderNumber", "email"), {
          onSuccess: ({ orderId, key }) => isHere() && navigate(withQuery(paths.order(orderId), { key })),
        });
      }}
    >
      <h2>Find an order</h2>
      <p className={styles.soft}>
        Ordered without an account? Its number is in the mail that we sent you. If your account has the same
        address, your order stays with it from then on.
      </p>
      <Field
        label="Order number"
        name="orderNumber"
        placeholder="WF-1A2B3C4D"
        required
        maxLength={LONGEST_ORDER_NUMBER}
        error={refused.orderNumber}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={LONGEST_EMAIL}
        error={refused.email}
      />
      <div>
        <Button type="submit" look="secondary" disabled={isPending}>
          {isPending ? "Looking…" : "Find it"}
        </Button>
      </div>
      <p role="alert">{failure?.message}</p>
    </form>
  );
}
