import { useEffect, useRef } from "react";

type Faults = Record<string, string>;

const none: Faults = {};

/** The first field at fault gets the focus: whoever cannot see the form is led to it. */
export function focusFirst(form: HTMLFormElement | null, faults: Faults) {
  for (const name of Object.keys(faults)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLElement) return field.focus();
  }
}

/**
 * What the shop refuses is told by the fields that it means, which are called as the shop calls them, and the first of
 * them gets the focus; the form itself tells only what no field of it does.
 */
export function useRefused(failure: (Error & { fields?: Faults }) | null) {
  const form = useRef<HTMLFormElement>(null);
  const refused = failure?.fields ?? none;
  useEffect(() => focusFirst(form.current, refused), [refused]);
  const isTold = Object.keys(refused).some((name) => form.current?.elements.namedItem(name));
  return { form, refused, failure: isTold ? null : failure };
}
