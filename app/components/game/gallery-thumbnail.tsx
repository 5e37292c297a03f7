import type { MouseEvent } from "react";
import { useText } from "~/i18n/use-text";
import type { GalleryItemView } from "~/view-models/game-gallery";
import { Picture } from "../ui/picture";
import { PlayGlyph } from "../ui/play-glyph";

type GalleryThumbnailProps = {
  item: GalleryItemView;
  index: number;
  count: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
};

const LARGE_SIZES = "(max-width: 900px) 60vw, 510px";
const SMALL_SIZES = "(max-width: 900px) 30vw, 255px";

export function GalleryThumbnail({ item: { kind, url, thumbnail }, index, count, onOpen }: GalleryThumbnailProps) {
  const t = useText();
  const position = { number: index + 1, total: count };
  return (
    <a className="cover" href={url} onClick={(event) => onOpen(event, index)}>
      <Picture
        picture={thumbnail}
        alt={kind === "VIDEO" ? t("game.video", position) : t("game.picture", position)}
        sizes={index === 0 ? LARGE_SIZES : SMALL_SIZES}
      />
      {kind === "VIDEO" && (
        <span className="notch notch--bottom-left">
          <PlayGlyph />
          {t("game.videoMark")}
        </span>
      )}
    </a>
  );
}
