import type { ReactNode } from "react";

type Props = {
  title: string;
  /** One or two sentences that say what the page is good for. */
  lede: string;
  /** For texts that bind us: the day they last changed, as people write it. */
  updated?: string;
  children: ReactNode;
};

/** A page that is read from top to bottom: one column, one heading, sections. */
export function LongRead({ title, lede, updated, children }: Props) {
  return (
    <article className="long-read">
      <header>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        {updated && <p className="updated">Last updated {updated}</p>}
      </header>
      {children}
    </article>
  );
}
