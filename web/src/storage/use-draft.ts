import { type RefObject, useLayoutEffect } from "react";
import { useStore } from "../store.ts";

/** By page the form as it was left, and by whom: what is heard of it later may empty it still. */
const drafts = new Map<string, { form: HTMLFormElement; who: string | undefined }>();

const current = () => useStore.getState().user?._id;

/**
 * Whoever looks at another page and comes back finds what they have written and chosen, as a browser does it; and
 * nobody else does.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const here = form.current;
    if (!here) return undefined;
    const page = window.location.pathname + window.location.search;
    const left = drafts.get(page);
    const who = current();
    if (left && (!left.who || left.who === who))
      for (const [name, value] of new FormData(left.form)) putBack(here, name, String(value));
    return () => void drafts.set(page, { form: here, who: current() ?? who });
  }, [form]);
}

function putBack({ elements }: HTMLFormElement, name: string, value: string) {
  const field = elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.value = value;
  if (!(field instanceof RadioNodeList)) return;
  for (const radio of field as NodeListOf<HTMLInputElement>) if (radio.value === value) radio.click();
}
