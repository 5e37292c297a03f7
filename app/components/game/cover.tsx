import type { ReactNode } from "react";
import type { CoverLoading } from "~/rules/cover-loading";
import type { PictureView } from "~/view-models/picture";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";

type CoverProps = {
  picture: PictureView | null;
  shape: "4:3" | "16:9";
  sizes: string;
  loading?: CoverLoading;
  /** Shown if there is no picture. */
  title?: string;
  children?: ReactNode;
};

export function Cover({ picture, shape, sizes, loading = "lazy", title, children }: CoverProps) {
  return (
    <span className={shape === "4:3" ? "cover cover--4-3" : "cover"}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} isEager={loading !== "lazy"} isFirst={loading === "first"} />
      ) : (
        <span className="cover-placeholder" aria-hidden="true">
          <Icon name="gamepad-2" />
          {title}
        </span>
      )}
      {children}
    </span>
  );
}
