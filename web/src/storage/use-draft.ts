import { type RefObject, useLayoutEffect, useRef } from "react";
import { onOtherUser, type Store, useStore } from "../store.ts";

type Draft = { form: HTMLFormElement; who: Store["user"] };

/** By page its form, as it is or was left, and by whom. */
const drafts = new Map<string, Draft>();

const current = () => useStore.getState().user;

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
    if (left && (!left.who || left.who._id === current()?._id))
      for (const [name, value] of new FormData(left.form)) putBack(here, name, String(value));
    const draft: Draft = { form: here, who: null };
    // A stranger's and a guest's go along into their account; an account's are nobody else's ever.
    const claim = () => {
      if (!draft.who || draft.who.userType === "guest") draft.who = current() ?? draft.who;
    };
    claim();
    drafts.set(page.current, draft);
    return onOtherUser(claim);
  }, [form]);
  return () => drafts.get(page.current)?.form;
}

function putBack({ elements }: HTMLFormElement, name: string, value: string) {
  const field = elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.value = value;
  if (!(field instanceof RadioNodeList)) return;
  for (const radio of field as NodeListOf<HTMLInputElement>) if (radio.value === value) radio.click();
}
