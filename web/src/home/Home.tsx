import { paths } from "../../../functions/core/site/paths.ts";
import { Accordion } from "../kit/Accordion.tsx";
import { LinkButton } from "../kit/Button.tsx";
import { AtHome } from "./AtHome.tsx";
import { questions } from "./faq.ts";
import { Hero } from "./Hero.tsx";
import styles from "./Home.module.css";
import { Reviews } from "./Reviews.tsx";
import { Sixteen } from "./Sixteen.tsx";

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
    text: "Choose a size and a frame. We print it on fine art paper and send it to your door.",
  },
];

export default function Home() {
  return (
    <>
      <Hero />

      <Sixteen />

      <section className={styles.how} aria-labelledby="how">
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
