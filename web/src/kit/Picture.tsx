import styles from "./Picture.module.css";

type Props = {
  /** The address without width and ending: "/art/hokusai" has hokusai-240.avif and so on, and one hokusai-720.webp. */
  src: string;
  alt: string;
  widths: readonly number[];
  /** For browsers without AVIF, which are few and old. */
  fallbackWidth: number;
  /** Height for each unit of width. */
  ratio: number;
  /** How wide it is shown, as the browser's `sizes`. */
  sizes: string;
};

const sources = (src: string, widths: readonly number[]) =>
  widths.map((width) => `${src}-${width}.avif ${width}w`).join(", ");

/** A picture as an object: in a frame, with an honest shadow. */
export function Picture({ src, alt, widths, fallbackWidth, ratio, sizes }: Props) {
  return (
    <picture className={styles.framed}>
      <source type="image/avif" srcSet={sources(src, widths)} sizes={sizes} />
      <img
        src={`${src}-${fallbackWidth}.webp`}
        alt={alt}
        width={fallbackWidth}
        height={Math.round(fallbackWidth * ratio)}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}
