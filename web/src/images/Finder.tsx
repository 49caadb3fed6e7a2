import { useMemo, useRef } from "react";
import { Button } from "../kit/Button.tsx";
import { Field } from "../kit/Field.tsx";
import { Select } from "../kit/Select.tsx";
import type { Art } from "../store.ts";
import styles from "./Finder.module.css";
import { choicesIn, everything, type Filter, isFiltering } from "./filter.ts";

type Props = { images: readonly Art[]; found: number; filter: Filter; onFilter(filter: Filter): void };

/** Looks for pictures in one's own words, and by what is known of them. */
export function Finder({ images, found, filter, onFilter }: Props) {
  const choices = useMemo(() => choicesIn(images), [images]);
  const words = useRef<HTMLInputElement>(null);
  const set = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  return (
    <search className={styles.finder}>
      <Field
        ref={words}
        label="Search"
        type="search"
        placeholder="A word of what you asked for"
        value={filter.words}
        onChange={({ target }) => set({ words: target.value })}
      />
      <Select
        label="Style"
        none="Any"
        options={choices.styles}
        value={filter.style}
        onValue={(style) => set({ style })}
      />
      <Select
        label="Shape"
        none="Any"
        options={choices.shapes}
        value={filter.shape}
        onValue={(shape) => set({ shape })}
      />
      <Select
        label="Day"
        none="Any"
        options={choices.days}
        value={filter.day}
        onValue={(day) => set({ day })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.favorites}
          onChange={({ target }) => set({ favorites: target.checked })}
        />
        Favorites only
      </label>
      <p role="status">
        {isFiltering(filter) && `${found} of ${images.length} pictures`}{" "}
        {isFiltering(filter) && (
          <Button
            look="text"
            onClick={() => {
              onFilter(everything);
              // It goes away.
              words.current?.focus();
            }}
          >
            Show all
          </Button>
        )}
      </p>
    </search>
  );
}
