import { type FormEvent, useState } from "react";
import type * as v from "valibot";
import { check, focusFirst, type Rules } from "./rules.ts";

/** A form that is sent only when its rules hold; else each field says what it wants, and the first gets the focus. */
export function useCheckedForm<R extends Rules>(rules: R, send: (values: v.InferOutput<R>) => void) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = check(rules, event.currentTarget);
    setErrors(checked.errors);
    if (checked.values) send(checked.values);
    else focusFirst(event.currentTarget, checked.errors);
  }
  return { errors, onSubmit };
}
