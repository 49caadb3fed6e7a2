import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../functions/core/site/paths.ts";
import { Link } from "../kit/router.tsx";
import type { Art } from "../store.ts";
import { Artwork } from "./Artwork.tsx";
import styles from "./Family.module.css";
import { imageQuery } from "./queries.ts";

/** The picture that this one was changed from, and so on back to the first; one that was deleted ends the line. */
export function Family({ image: { parent, prompt } }: { image: Art }) {
  const { data: before } = useQuery({ ...imageQuery(parent ?? ""), enabled: parent !== undefined });
  if (!parent || !before) return null;
  return (
    <p className={styles.family}>
      <Link to={paths.image(parent)}>
        <Artwork art={before} sizes="4rem" alt="" />
        <span>Changed from {before.prompt === prompt ? "an earlier version" : `“${before.prompt}”`}</span>
      </Link>
    </p>
  );
}
