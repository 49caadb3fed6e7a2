import { useEffect, useRef, useState } from "react";
import { atRest } from "./at-rest.ts";
import styles from "./Reviews.module.css";
import { type Review, reviews } from "./reviews.ts";

const load = () => import("../kit/Carousel.tsx");
type Moving = Awaited<ReturnType<typeof load>>["default"];

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

/** The first cards, still: what is shown unless the carousel is there, in the same place and size. */
const Still = () => (
  <ul className={styles.still}>
    {items.map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
  </ul>
);

/** Whether a place on the page is about to be seen, or was: what is only shown there can wait for that. */
function useNearby<E extends Element>() {
  const place = useRef<E>(null);
  const [nearby, setNearby] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNearby(true),
      { rootMargin: "50% 0px" },
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return [place, nearby] as const;
}

export function Reviews() {
  const [place, nearby] = useNearby<HTMLElement>();
  const [Carousel, setCarousel] = useState<Moving>();
  useEffect(() => {
    if (!nearby) return;
    // Nobody misses what moves: the page is neither loaded again for it, nor replaced by a failure.
    const coming = load().catch(() => undefined);
    return atRest(async () => {
      const it = await coming;
      if (it) setCarousel(() => it.default);
    });
  }, [nearby]);
  return (
    <section ref={place} className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">What people hang on their walls</h2>
      {Carousel ? (
        <Carousel label="Customer reviews" stripLabel="Reviews, side by side" speed={0.75} items={items} />
      ) : (
        <Still />
      )}
    </section>
  );
}
