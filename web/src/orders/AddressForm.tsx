import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { type ApiError, call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { useRefused } from "../kit/use-refused.ts";
import styles from "./Orders.module.css";
import type { OrderDetail } from "./queries.ts";

type Body = Parameters<typeof send>[1];

const send = (
  orderId: string,
  body: {
    name: string;
    address: { line1: string; line2?: string; city: string; state: string; zip: string; countryCode: "US" };
  },
) => call("PUT /orders/{orderId}/address", { params: { orderId }, body });

export function AddressForm({ order, onSaved }: { order: OrderDetail; onSaved(order: OrderDetail): void }) {
  const { mutate, isPending, error } = useMutation<Awaited<ReturnType<typeof send>>, ApiError, Body>({
    mutationFn: (body) => send(order._id, body),
    onSuccess: ({ order: next }) => onSaved(next),
  });
  const { form, refused, failure } = useRefused(error);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    const text = (name: string) => String(filled.get(name) ?? "").trim();
    const line2 = text("address.line2");
    mutate({
      name: text("name"),
      address: {
        line1: text("address.line1"),
        ...(line2 && { line2 }),
        city: text("address.city"),
        state: text("address.state").toUpperCase(),
        zip: text("address.zip"),
        countryCode: "US",
      },
    });
  }
  const address = order.recipient?.address;
  return (
    <form ref={form} className={styles.asking} onSubmit={submit}>
      <Field
        label="Full name"
        name="name"
        autoComplete="name"
        defaultValue={order.recipient?.name}
        required
        error={refused.name}
      />
      <Field
        label="Address line 1"
        name="address.line1"
        autoComplete="address-line1"
        defaultValue={address?.line1}
        required
        error={refused["address.line1"]}
      />
      <Field
        label="Address line 2"
        name="address.line2"
        autoComplete="address-line2"
        defaultValue={address?.line2}
        error={refused["address.line2"]}
      />
      <Field
        label="City"
        name="address.city"
        autoComplete="address-level2"
        defaultValue={address?.city}
        required
        error={refused["address.city"]}
      />
      <Field
        label="State"
        name="address.state"
        autoComplete="address-level1"
        defaultValue={address?.state}
        required
        maxLength={2}
        error={refused["address.state"]}
      />
      <Field
        label="ZIP"
        name="address.zip"
        autoComplete="postal-code"
        defaultValue={address?.zip}
        required
        error={refused["address.zip"]}
      />
      <Button type="submit" disabled={isPending}>
        Save Address
      </Button>
      <p role="alert">{failure?.message}</p>
    </form>
  );
}
