import type { CSSProperties } from "react";
import type { PictureView } from "~/view-models/picture";

type PictureProps = {
  picture: PictureView;
  /** Empty if adjacent text has the same content. */
  alt?: string;
  sizes: string;
  /** For the first pictures of a page; all others load lazily. */
  isEager?: boolean;
  /** For the very first picture: highest priority. */
  isFirst?: boolean;
  className?: string;
};

export function Picture({ picture, alt = "", sizes, isEager = false, isFirst = false, className }: PictureProps) {
  const { src, srcSet, width, height, focusX } = picture;
  const focus: (CSSProperties & Record<"--focus-x", string>) | undefined =
    focusX === null ? undefined : { "--focus-x": `${String(focusX)}%` };
  return (
    <img
      src={src}
      alt={alt}
      {...(srcSet !== null && { srcSet, sizes })}
      {...{ width, height, className }}
      style={focus}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      // React 18 knows only the HTML spelling of the attribute.
      {...(isEager && { fetchpriority: isFirst ? "high" : "low" })}
    />
  );
}
