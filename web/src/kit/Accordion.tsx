import styles from "./Accordion.module.css";

type Props = { name: string; items: readonly { question: string; answer: string }[] };

/** Questions that open one at a time, on the platform's own element: it works before any script does. */
export const Accordion = ({ name, items }: Props) => (
  <div className={styles.accordion}>
    {items.map(({ question, answer }) => (
      <details key={question} name={name}>
        <summary>{question}</summary>
        <p>
          {answer
            .split(/(\w+[-–]\w+)/)
            .map((part, at) => (at % 2 === 0 ? part : <span key={part}>{part}</span>))}
        </p>
      </details>
    ))}
  </div>
);
