import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStore } from "../store.ts";

/** By page its form, as it is or was left, and by whom. */
const drafts = new Map<string, { form: HTMLFormElement; who: string | undefined }>();

const current = () => useStore.getState().user?._id;

/**
 * Whoever looks at another page and comes back finds what they have written and chosen, as a browser does it; and
 * nobody else does. Answers the form of this page that is in front of somebody now, or was last.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const page = useRef("");
  useLayoutEffect(() => {
    const here = form.current;
    if (!here) return undefined;
    page.current = window.location.pathname + window.location.search;
    const left = drafts.get(page.current);
    const who = current();
    if (left && (!left.who || left.who === who))
      for (const [name, value] of new FormData(left.form)) putBack(here, name, String(value));
    const draft = { form: here, who };
    drafts.set(page.current, draft);
    return () => {
      draft.who = current() ?? who;
    };
  }, [form]);
  return () => drafts.get(page.current)?.form;
}

function putBack({ elements }: HTMLFormElement, name: string, value: string) {
  const field = elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.value = value;
  if (!(field instanceof RadioNodeList)) return;
  for (const radio of field as NodeListOf<HTMLInputElement>) if (radio.value === value) radio.click();
}
