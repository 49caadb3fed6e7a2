import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { answerFault } from "../../../functions/core/journeys/answers.ts";
import { type Question, questionsOf } from "../../../functions/core/journeys/questions.ts";
import { DaySpent } from "../journeys/DaySpent.tsx";
import { type Journey, journeysQuery, optionsOf } from "../journeys/queries.ts";
import { useGenerate } from "../journeys/use-generate.ts";
import { WaitingModal } from "../journeys/WaitingModal.tsx";
import { Button } from "../kit/Button.tsx";
import { TextArea } from "../kit/Field.tsx";
import { Ways } from "../kit/Ways.tsx";
import type { Art } from "../store.ts";
import styles from "./Change.module.css";

/** The same once more, only louder or quieter. */
const strengths = [
  { name: "Stronger colors", palette: "vibrant" },
  { name: "Softer colors", palette: "muted" },
];

/** Other words, another style, or the same once more: one press each, and this picture stays as it is. */
export function Change({ image }: { image: Art }) {
  const { data: journeys } = useQuery(journeysQuery);
  const journey = journeys?.find(({ _id }) => _id === image.journey);
  return journey ? <Changing journey={journey} image={image} /> : null;
}

function Changing({ journey, image }: { journey: Journey; image: Art }) {
  const values = image.journeyStepValues;
  const { start, busy, images, shape, problem, limited, working, leave } = useGenerate(
    journey,
    values,
    image._id,
  );
  const [askedOf, setAskedOf] = useState<string>();
  const questions = journey.steps.flatMap(questionsOf);
  const subject = questions.find(({ name }) => name === "subject");
  const styleChoices = questions.filter(({ name }) => name === "artStyle").flatMap(optionsOf);
  const palettes = new Set(
    questions
      .filter(({ name }) => name === "colorPalette")
      .flatMap(optionsOf)
      .map(({ value }) => value),
  );
  const draw = (changed: Record<string, string>) => {
    setAskedOf(image._id);
    start({ ...values, ...changed });
  };
  const refused = problem && askedOf === image._id;
  return (
    <section className={styles.change} aria-labelledby="change">
      <h2 id="change">Change something</h2>
      {/* Of another picture the words begin anew, and what was refused is not said; nothing else is drawn again. */}
      <Words
        key={image._id}
        prompt={image.prompt}
        subject={subject}
        onWords={(words) => draw({ subject: words })}
      >
        <Button look="secondary" onClick={() => draw({})}>
          Four more like this
        </Button>
        {strengths
          .filter(({ palette }) => palettes.has(palette) && palette !== values.colorPalette)
          .map(({ name, palette }) => (
            <Button key={name} look="secondary" onClick={() => draw({ colorPalette: palette })}>
              {name}
            </Button>
          ))}
      </Words>
      <p id="other-styles">The same words in another style:</p>
      <ul className={styles.styles} aria-labelledby="other-styles">
        {styleChoices
          .filter(({ value }) => value !== values.artStyle)
          .map(({ value, displayName, imageUrl }) => (
            <li key={value}>
              <button type="button" onClick={() => draw({ artStyle: value })}>
                <img src={imageUrl} alt="" width="96" height="96" loading="lazy" />
                {displayName}
              </button>
            </li>
          ))}
      </ul>
      <div className={styles.problem} role="alert">
        {refused && problem}
        {refused && limited && <DaySpent />}
      </div>
      {busy && <WaitingModal images={images} shape={shape} working={working} onLeave={leave} />}
    </section>
  );
}

type WordsProps = {
  prompt: string;
  subject: Question | undefined;
  onWords(words: string): void;
  /** The other ways, beside the one that the words go. */
  children: ReactNode;
};

function Words({ prompt, subject, onWords, children }: WordsProps) {
  const [words, setWords] = useState(prompt);
  const fault = subject && answerFault(subject, words);
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (!fault) onWords(words.trim());
  };
  return (
    <form onSubmit={say}>
      <TextArea
        label="Its words"
        rows={2}
        maxLength={subject?.type === "TEXT_AREA" ? subject.maxLength : undefined}
        value={words}
        error={fault}
        onChange={({ target }) => setWords(target.value)}
      />
      <Ways>
        <Button type="submit" disabled={fault !== undefined || words.trim() === prompt}>
          Draw the new words
        </Button>
        {children}
      </Ways>
    </form>
  );
}
