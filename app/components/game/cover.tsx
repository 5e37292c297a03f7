import type { ReactNode } from "react";
import type { CoverLoading } from "~/rules/cover-loading";
import type { PictureView } from "~/view-models/picture";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";

type CoverProps = {
  picture: PictureView | null;
  shape: "4:3" | "16:9";
  /** How wide the cover is drawn, as the sizes attribute of an img. */
  sizes: string;
  loading?: CoverLoading;
  /** What the picture is of: stands in for a missing one. */
  title?: string;
  /** A notch. */
  children?: ReactNode;
};

/** The cover of a game or challenge, cropped around its focus; without a picture a name plate keeps its place. */
export function Cover({ picture, shape, sizes, loading = "lazy", title, children }: CoverProps) {
  return (
    <span className={shape === "4:3" ? "cover c43" : "cover"}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} isEager={loading !== "lazy"} isFirst={loading === "first"} />
      ) : (
        <span className="bare" aria-hidden="true">
          <Icon name="gamepad-2" />
          {title}
        </span>
      )}
      {children}
    </span>
  );
}
