import { useEffect } from "react";

/** What a window is called, once it is known what is shown in it: tabs and bookmarks are told apart by that. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
