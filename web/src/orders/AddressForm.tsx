import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { addressSizes } from "../../../functions/core/fulfilment/address-sizes.ts";
import { LONGEST_ZIP } from "../../../functions/core/fulfilment/delivery.ts";
import { LONGEST_STATE, stateLetters } from "../../../functions/core/fulfilment/state-names.ts";
import { type Body, call } from "../api.ts";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { textOf } from "../kit/form-text.ts";
import { focusFirst, useRefused } from "../kit/use-refused.ts";
import styles from "./Orders.module.css";
import { named, type OrderDetail } from "./queries.ts";

const sizes = { ...addressSizes, state: LONGEST_STATE, zip: LONGEST_ZIP };
type Part = keyof typeof sizes;

const fields: { part: Part; label: string; autoComplete: string; required?: false }[] = [
  { part: "name", label: "Full name", autoComplete: "name" },
  { part: "line1", label: "Address line 1", autoComplete: "address-line1" },
  { part: "line2", label: "Address line 2 (optional)", autoComplete: "address-line2", required: false },
  { part: "city", label: "City", autoComplete: "address-level2" },
  { part: "state", label: "State", autoComplete: "address-level1" },
  { part: "zip", label: "ZIP", autoComplete: "postal-code" },
];

/** Each field is called as the shop calls it when it refuses it. */
const nameOf = (part: Part) => (part === "name" ? part : (`address.${part}` as const));

/** A sentence for each field that is empty and must not be. */
function missing(typed: Record<ReturnType<typeof nameOf>, string>): Record<string, string> {
  const empty = fields.filter(({ part, required }) => required !== false && !typed[nameOf(part)].trim());
  return Object.fromEntries(empty.map(({ part, label }) => [nameOf(part), `${label} is required`]));
}

type Props = {
  order: OrderDetail;
  orderKey: string | undefined;
  onSaved(order: OrderDetail): void;
  onRefused(failure: Error): void;
};

export function AddressForm({ order, orderKey, onSaved, onRefused }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body<"PUT /orders/{orderId}/address">) =>
      call("PUT /orders/{orderId}/address", { ...named(order._id, orderKey), body }),
    onSuccess: ({ order: next }) => onSaved(next),
    onError: onRefused,
  });
  const { form, refused, failure } = useRefused(error);
  const [empty, setEmpty] = useState<Record<string, string>>({});
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = textOf(event.currentTarget, ...fields.map(({ part }) => nameOf(part)));
    const faults = missing(typed);
    setEmpty(faults);
    if (Object.keys(faults).length > 0) return focusFirst(form.current, faults);
    const text = (part: Part) => typed[nameOf(part)].trim();
    const line2 = text("line2");
    mutate({
      name: text("name"),
      address: {
        line1: text("line1"),
        ...(line2 && { line2 }),
        city: text("city"),
        state: stateLetters(text("state")),
        zip: text("zip"),
        countryCode: "US",
      },
    });
  }
  const { name, address } = order.recipient ?? {};
  const filled: { [P in Part]?: string | undefined } = { name, ...address };
  return (
    <form ref={form} className={styles.asking} noValidate onSubmit={submit}>
      {fields.map(({ part, ...field }) => (
        <Field
          key={part}
          name={nameOf(part)}
          required
          {...field}
          maxLength={sizes[part]}
          defaultValue={filled[part]}
          error={empty[nameOf(part)] ?? refused[nameOf(part)]}
        />
      ))}
      <Button type="submit" disabled={isPending}>
        Save Address
      </Button>
      <p role="alert">{failure?.message}</p>
    </form>
  );
}
