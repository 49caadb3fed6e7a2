import { useState } from "react";
import { paths, withQuery } from "../../../functions/core/site/paths.ts";
import { allStyles, paintedAs, paintedWidths, sentences } from "../journeys/beginning.ts";
import { Link } from "../kit/router.tsx";
import { Select } from "../kit/Select.tsx";
import { useLater } from "../kit/use-later.ts";
import styles from "./Sixteen.module.css";

const options = sentences.map(({ name, words }) => ({ value: name, displayName: words }));

/** Less than it is on phones (images/sizes.ts). */
const SIZES =
  "(min-width: 103rem) 10rem, (min-width: 76rem) 8.5rem, (min-width: 48rem) 10.5vw, (min-width: 37.5rem) 23vw, 18vw";

/** What the styles do to a sentence, which can be changed; each leads to a picture of one's own in that style. */
export function Sixteen() {
  const [chosen, setChosen] = useState<string>(sentences[0].name);
  // Sixteen pictures to ask for take a slow phone a tenth of a second: the choice is seen before.
  const { name, words } = useLater(sentences.find((one) => one.name === chosen) ?? sentences[0]);
  return (
    <section className={styles.sixteen} aria-labelledby="styles">
      <h2 id="styles">Sixteen styles, one sentence</h2>
      <Select label="The sentence" options={options} value={chosen} onValue={setChosen} />
      <ul>
        {allStyles.map(({ value, name: style }) => (
          <li key={value}>
            <Link
              to={withQuery(paths.journeyStart, { artStyle: value, subject: words, aspectRatio: "portrait" })}
            >
              <img
                srcSet={paintedWidths.map((width) => `${paintedAs(name, value, width)} ${width}w`).join(", ")}
                sizes={SIZES}
                src={paintedAs(name, value)}
                alt=""
                width={320}
                height={480}
                loading="lazy"
                decoding="async"
              />
              {style}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
