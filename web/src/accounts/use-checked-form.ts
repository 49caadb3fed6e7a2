import { type FormEvent, useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { ApiError } from "../api.ts";
import { check, focusFirst, type Rules } from "./rules.ts";

const none: Record<string, string> = {};

/** What the shop said of fields that this form has. */
const refusedIn = (rules: Rules, failure: Error | null) =>
  failure instanceof ApiError
    ? Object.fromEntries(Object.entries(failure.fields).filter(([name]) => name in rules.entries))
    : none;

/**
 * A form that is sent only when its rules hold; else each field says what it wants, and the first gets the focus. So
 * it is with what the shop refuses: the form itself tells only what no field of it does.
 */
export function useCheckedForm<R extends Rules>(
  rules: R,
  send: (values: v.InferOutput<R>) => void,
  failure: Error | null,
) {
  const [errors, setErrors] = useState(none);
  const form = useRef<HTMLFormElement>(null);
  const refused = refusedIn(rules, failure);
  useEffect(() => {
    if (form.current) focusFirst(form.current, refusedIn(rules, failure));
  }, [rules, failure]);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    form.current = event.currentTarget;
    const checked = check(rules, event.currentTarget);
    setErrors(checked.errors);
    if (checked.values) send(checked.values);
    else focusFirst(event.currentTarget, checked.errors);
  }
  const isTold = Object.keys(refused).length > 0;
  return { errors: { ...refused, ...errors }, failure: isTold ? null : failure, onSubmit };
}
