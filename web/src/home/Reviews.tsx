import { lazy, Suspense, useEffect, useState } from "react";
import styles from "./Reviews.module.css";
import { type Review, reviews } from "./reviews.ts";

const Carousel = lazy(() => import("../kit/Carousel.tsx"));

const Card = ({ review, name, location, rating }: Review) => (
  <figure className={styles.card}>
    <p className={styles.stars} role="img" aria-label={`${rating} of 5 stars`}>
      {"★".repeat(rating)}
      <span>{"★".repeat(5 - rating)}</span>
    </p>
    <blockquote>{review}</blockquote>
    <figcaption>
      {name}, {location}
    </figcaption>
  </figure>
);

const items = reviews.map((review) => ({ key: review.name, content: <Card {...review} /> }));

/** The first cards, still: what is shown before the carousel is there, in the same place and size. */
const Still = () => (
  <ul className={styles.still}>
    {items.map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
  </ul>
);

export function Reviews() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">What people hang on their walls</h2>
      {ready ? (
        <Suspense fallback={<Still />}>
          <Carousel label="Customer reviews" speed={0.75} items={items} />
        </Suspense>
      ) : (
        <Still />
      )}
    </section>
  );
}
