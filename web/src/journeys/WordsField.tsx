import { useId, useState } from "react";
import { lengthSeen } from "../../../functions/core/journeys/answers.ts";
import type { Question } from "../../../functions/core/journeys/questions.ts";
import { Button } from "../kit/Button.tsx";
import { TextArea } from "../kit/Field.tsx";
import styles from "./Journey.module.css";
import { useFill } from "./use-fill.ts";

type Words = Extract<Question, { type: "TEXT_AREA" }>;
type Props = { question: Words; value: string; onValue(value: string | undefined): void };

/** Another one than is there already, or "Surprise me" would seem to do nothing. */
function anotherOf(options: readonly string[], current: string) {
  const others = options.filter((option) => option !== current);
  return others[Math.floor(Math.random() * others.length)] ?? current;
}

export function WordsField({ question, value, onValue }: Props) {
  const { label, placeholder, minLength, maxLength, randomizer, randomOptions = [] } = question;
  const { field, fill } = useFill<HTMLTextAreaElement>(onValue);
  // What somebody wrote before they were surprised; another surprise does not take its place.
  const [own, setOwn] = useState("");
  const isIdea = randomOptions.includes(value);
  const id = useId();
  const tooShort = lengthSeen(value) < minLength;
  return (
    <div className={styles.words}>
      <TextArea
        ref={field}
        aria-describedby={`${id}-least ${id}-length`}
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValue(event.target.value || undefined)}
      />
      <div className={styles.wordsFoot}>
        <span id={`${id}-least`} role="status">
          {tooShort && `Minimum ${minLength} characters`}
        </span>
        <span id={`${id}-length`}>
          {value.length}/{maxLength}
        </span>
        {own && isIdea && (
          <Button look="text" onClick={() => fill(own)}>
            Undo
          </Button>
        )}
        {randomizer && (
          <Button
            look="secondary"
            onClick={() => {
              if (!isIdea) setOwn(value);
              fill(anotherOf(randomOptions, value));
            }}
          >
            Surprise me
          </Button>
        )}
      </div>
    </div>
  );
}
