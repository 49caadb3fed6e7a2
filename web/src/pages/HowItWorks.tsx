import { daysWords, productionDays } from "../../../functions/core/fulfilment/delivery.ts";
import { paths } from "../../../functions/core/site/paths.ts";
import { artworkPicture, artworks } from "../artworks/artworks.ts";
import { LinkButton } from "../kit/Button.tsx";
import { Picture } from "../kit/Picture.tsx";
import { Hung } from "./Hung.tsx";
import styles from "./LongRead.module.css";
import { LongRead } from "./LongRead.tsx";

const inStyles = ["bauhaus", "impressionism", "vaporwave"] as const;

const Styles = () => (
  <div className={styles.pictures}>
    {inStyles.map((name) => (
      <Picture key={name} {...artworkPicture(name)} sizes="(min-width: 42rem) 12rem, 28vw" />
    ))}
  </div>
);

const Favorite = () => (
  <div className={styles.favorite}>
    <Picture {...artworkPicture("hokusai")} sizes="14rem" />
  </div>
);

const steps = [
  {
    title: "Choose a style",
    picture: <Styles />,
    text: "From the flat color of a woodblock print to the loose edges of a watercolor: sixteen styles, each with a picture that shows what it does.",
  },
  {
    title: "Describe your picture",
    picture: <blockquote className={styles.sentence}>{artworks.hokusai.words}</blockquote>,
    text: "Say what you want to see in a sentence or two. If nothing comes to mind, press “Surprise me” and start from one of our ideas. Then choose its shape and, if you like, a light, a palette and a mood.",
  },
  {
    title: "Pick your favorite",
    picture: <Favorite />,
    text: "We make four versions of your idea, and you watch them arrive. Keep the one you love, change a word and try again, or come back to them later in your gallery.",
  },
  {
    title: "Hang it on your wall",
    picture: (
      <Hung room="sofa" size="24x36" frame="black" art="hokusai" alt="The wave, framed above a sofa" />
    ),
    text: `Choose a size and a frame, see it on a wall at its true scale, and order. Your print is made in ${daysWords(productionDays)} and sent to your door anywhere in the US.`,
  },
];

export default function HowItWorks() {
  return (
    <LongRead
      title="How it works"
      lede="From a sentence to a framed print in four steps. The first three are free to try, and take a few minutes."
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text, picture }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {picture}
          </li>
        ))}
      </ol>
      <LinkButton to={paths.journeyStart}>Start Creating</LinkButton>
    </LongRead>
  );
}
