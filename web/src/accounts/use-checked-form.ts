import { type FormEvent, useState } from "react";
import type * as v from "valibot";
import { focusFirst, useRefused } from "../kit/use-refused.ts";
import { check, type Rules } from "./rules.ts";

const none: Record<string, string> = {};

/** A form that is sent only when its rules hold; else it is as with what the shop refuses. */
export function useCheckedForm<R extends Rules>(
  rules: R,
  send: (values: v.InferOutput<R>) => void,
  error: Error | null,
) {
  const [errors, setErrors] = useState(none);
  const { form, refused, failure } = useRefused(error);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = check(rules, event.currentTarget);
    setErrors(checked.errors);
    if (checked.values) send(checked.values);
    else focusFirst(event.currentTarget, checked.errors);
  }
  return { form, errors: { ...refused, ...errors }, failure, onSubmit };
}
