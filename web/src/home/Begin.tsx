import { useRef } from "react";
import { LONGEST_SUBJECT } from "../../../functions/core/images/subject-sizes.ts";
import { paths } from "../../../functions/core/site/paths.ts";
import { type ArtworkName, artworkFile, styleOf } from "../artworks/artworks.ts";
import { firstArtworks, nameOf, type Sentence, sentences } from "../journeys/beginning.ts";
import { Button } from "../kit/Button.tsx";
import { TextArea } from "../kit/Field.tsx";
import { useDraft } from "../storage/use-draft.ts";
import styles from "./Begin.module.css";
import { useTurning } from "./use-turning.ts";

type Props = { chosen: ArtworkName | undefined; onChoose(artwork: ArtworkName): void };

/**
 * The first sentence, and a style for it. A form that the browser sends by itself: it leads into the journey with
 * both, also before any script has come.
 */
export function Begin({ chosen, onChoose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useDraft(form);
  const { shown, stop } = useTurning<Sentence>(sentences);
  const take = () => {
    if (field.current) field.current.value = shown.words;
    field.current?.focus();
    stop();
  };
  return (
    <form ref={form} className={styles.begin} action={paths.journeyStart} method="get" onFocus={stop}>
      <TextArea
        ref={field}
        label="What would you like to see?"
        name="subject"
        rows={2}
        maxLength={LONGEST_SUBJECT}
        placeholder="A picture, in your own words"
      />
      <p className={styles.example}>
        For example:{" "}
        <button type="button" onClick={take} onPointerEnter={stop}>
          {shown.words}
        </button>
      </p>
      <fieldset className={styles.styles}>
        <legend>In the style of</legend>
        {firstArtworks.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="artStyle"
              value={styleOf(name)}
              checked={chosen === name}
              onChange={() => onChoose(name)}
            />
            <img src={artworkFile(name, 240)} alt="" width={240} height={360} fetchPriority="low" />
            <span>{nameOf(styleOf(name))}</span>
          </label>
        ))}
      </fieldset>
      <input type="hidden" name="aspectRatio" value="portrait" />
      <Button type="submit">Generate</Button>
    </form>
  );
}
