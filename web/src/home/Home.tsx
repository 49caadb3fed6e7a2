import { useState } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { Accordion } from "../kit/Accordion.tsx";
import { LinkButton } from "../kit/Button.tsx";
import { Picture } from "../kit/Picture.tsx";
import { AtHome } from "./AtHome.tsx";
import { artworkShape, artworks } from "./artworks.ts";
import { Begin } from "./Begin.tsx";
import { type FirstStyle, firstStyles } from "./beginning.ts";
import { questions } from "./faq.ts";
import styles from "./Home.module.css";
import { Reviews } from "./Reviews.tsx";
import { Sixteen } from "./Sixteen.tsx";

const [large, small] = artworks;

const steps = [
  {
    title: "Create Your Vision",
    text: "Choose a style and say what you want to see, in your own words.",
  },
  {
    title: "Perfect Your Design",
    text: "Four versions arrive while you watch. Pick your favorite, or change a word and try again.",
  },
  {
    title: "Make It Real",
    text: "Choose a size and a frame. We print it on fine-art paper and send it to your door.",
  },
];

/** The picture beside the field is in the style that has been chosen for it. */
function useHero() {
  const [style, setStyle] = useState<FirstStyle>();
  const src = firstStyles.find(({ value }) => value === style)?.src;
  return { style, setStyle, shown: artworks.find((artwork) => artwork.src === src) ?? large };
}

export default function Home() {
  const { style, setStyle, shown } = useHero();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>
            Describe a picture. <span>Hang it on your wall.</span>
          </h1>
          <p>
            Tell us what you would like to see. Watch it being made, choose your favorite, and order it as a
            real print, framed or not.
          </p>
          <Begin chosen={style} onChoose={setStyle} />
        </div>
        <div className={styles.hung}>
          {/* Phones have three pixels for one that an eye can tell apart: they are told a smaller width than it is. */}
          <Picture {...shown} {...artworkShape} sizes="(min-width: 60rem) 19rem, 38vw" first />
          <Picture {...small} {...artworkShape} sizes="(min-width: 60rem) 15rem, 31vw" beside />
        </div>
      </section>

      <section className={styles.wide} aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <Sixteen />

      <AtHome />

      <Reviews />

      <section className={styles.call}>
        <h2>Your wall is waiting</h2>
        <LinkButton to={paths.journeyStart}>Create Now</LinkButton>
      </section>

      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">Questions people ask</h2>
        <Accordion name="home-faq" items={questions} />
        <LinkButton look="secondary" to={paths.contact}>
          Talk to us
        </LinkButton>
      </section>
    </>
  );
}
