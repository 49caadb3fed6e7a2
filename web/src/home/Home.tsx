import { LinkButton } from "../kit/Button.tsx";
import { paths } from "../paths.ts";
import styles from "./Home.module.css";

export default function Home() {
  return (
    <section className={styles.hero}>
      <h1>Describe a picture. Hang it on your wall.</h1>
      <p>
        Tell us what you would like to see. Watch it being made, choose your favorite, and order it as a real
        print, framed or not.
      </p>
      <LinkButton to={paths.journeyStart}>Generate</LinkButton>
    </section>
  );
}
