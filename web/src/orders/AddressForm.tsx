import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { type ApiError, call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    const line2 = text("line2");
    mutate({
      name: text("name"),
      address: {
        line1: text("line1"),
        ...(line2 && { line2 }),
        city: text("city"),
        state: text("state").toUpperCase(),
        zip: text("zip"),
        countryCode: "US",
      },
    });
  }
  const address = order.recipient?.address;
  const fault = (name: string) => error?.fields[name];
  return (
    <form className={styles.asking} onSubmit={submit}>
      <Field
        label="Full name"
        name="name"
        defaultValue={order.recipient?.name}
        required
        error={fault("name")}
      />
      <Field
        label="Address line 1"
        name="line1"
        defaultValue={address?.line1}
        required
        error={fault("address.line1")}
      />
      <Field
        label="Address line 2"
        name="line2"
        defaultValue={address?.line2}
        error={fault("address.line2")}
      />
      <Field label="City" name="city" defaultValue={address?.city} required error={fault("address.city")} />
      <Field
        label="State"
        name="state"
        defaultValue={address?.state}
        required
        maxLength={2}
        error={fault("address.state")}
      />
      <Field label="ZIP" name="zip" defaultValue={address?.zip} required error={fault("address.zip")} />
      <Button type="submit" disabled={isPending}>
        Save Address
      </Button>
      <p role="alert">{error && Object.keys(error.fields).length === 0 && error.message}</p>
    </form>
  );
}
