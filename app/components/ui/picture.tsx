import type { CSSProperties } from "react";
import type { PictureView } from "~/view-models/picture";

type PictureProps = {
  picture: PictureView;
  /** Empty where a text beside the picture says the same. */
  alt?: string;
  /** How wide the picture is drawn, as the sizes attribute of an img. */
  sizes: string;
  /** For the first pictures of a page, fetched after its styles; all others load when they come near. */
  isEager?: boolean;
  /** For the very first picture: fetched before all others. */
  isFirst?: boolean;
  className?: string;
};

/** A picture in the width that fits; its space is reserved before it arrives. */
export function Picture({ picture, alt = "", sizes, isEager = false, isFirst = false, className }: PictureProps) {
  const { src, srcSet, width, height, focusX } = picture;
  const focus: (CSSProperties & Record<"--fx", string>) | undefined =
    focusX === null ? undefined : { "--fx": `${String(focusX)}%` };
  return (
    <img
      src={src}
      alt={alt}
      {...(srcSet !== null && { srcSet, sizes })}
      {...{ width, height, className }}
      style={focus}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      // React 18 knows the attribute only in the spelling of HTML.
      {...(isEager && { fetchpriority: isFirst ? "high" : "low" })}
    />
  );
}
