import type { Answer } from "../../../functions/core/journeys/answers.ts";
import type { Question } from "../../../functions/core/journeys/questions.ts";
import { CardChoice } from "../kit/CardChoice.tsx";
import { Select } from "../kit/Select.tsx";
import { inStyle } from "./in-style.ts";
import { LineField } from "./LineField.tsx";
import { Looks } from "./Looks.tsx";
import { optionsOf } from "./queries.ts";
import { techniques } from "./techniques.ts";
import { WordsField } from "./WordsField.tsx";

type Props = {
  question: Question;
  value: Answer | undefined;
  /** The style that was chosen before. */
  style?: Answer | undefined;
  onValue(value: string | undefined): void;
};

/** More than these are shown smaller, so that they can be taken in. */
const MANY = 12;

const asText = (value: Answer | undefined) => (Array.isArray(value) ? (value[0] ?? "") : (value ?? ""));

/** One question, in the way it wants to be asked; a kind that this site does not know renders nothing. */
export function QuestionField({ question, value, style, onValue }: Props) {
  const { label, required, placeholder = "Select an option" } = question;
  const options = optionsOf(question);
  const text = asText(value);
  switch (question.type) {
    case "CARD":
      return (
        <CardChoice
          label={label}
          cards={options.map((option) => ({
            ...option,
            imageUrl: inStyle(option.imageUrl, style),
            hint: techniques[option.value],
          }))}
          value={text}
          onValue={onValue}
          ratio={1}
          dense={options.length > MANY}
        />
      );
    case "DROPDOWN":
      return (
        <>
          <Select
            label={label}
            options={options}
            value={text}
            placeholder={placeholder}
            none={required ? undefined : "- none -"}
            required={required}
            onValue={(chosen) => onValue(chosen || undefined)}
          />
          <Looks name={question.name} options={options} value={text} />
        </>
      );
    case "TEXT_AREA":
      return <WordsField question={question} value={text} onValue={onValue} />;
    case "TEXT":
      return <LineField question={question} value={text} onValue={onValue} />;
  }
}
