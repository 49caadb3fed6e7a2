import styles from "./Picture.module.css";

type Props = {
  /** The address without width and ending: "/art/hokusai" has hokusai-240.avif, hokusai-240.webp and so on. */
  src: string;
  alt: string;
  widths: readonly number[];
  /** Height for each unit of width. */
  ratio: number;
  /** How wide it is shown, as the browser's `sizes`. */
  sizes: string;
  /** The picture that a visitor sees first; all others may wait. */
  first?: boolean;
};

const sources = (src: string, widths: readonly number[], ending: string) =>
  widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(", ");

/** A picture as an object: in a frame, with an honest shadow. */
export function Picture({ src, alt, widths, ratio, sizes, first = false }: Props) {
  const width = widths.at(-1) ?? 0;
  return (
    <picture className={styles.framed}>
      <source type="image/avif" srcSet={sources(src, widths, "avif")} sizes={sizes} />
      <img
        src={`${src}-${width}.webp`}
        srcSet={sources(src, widths, "webp")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={Math.round(width * ratio)}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
