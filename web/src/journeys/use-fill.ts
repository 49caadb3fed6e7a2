import { useRef } from "react";

/** Puts words into a field: whoever asked for them is there at once, hears them, and can change them. */
export function useFill<Field extends HTMLElement>(onValue: (words: string) => void) {
  const field = useRef<Field>(null);
  const fill = (words: string) => {
    onValue(words);
    field.current?.focus();
  };
  return { field, fill };
}
