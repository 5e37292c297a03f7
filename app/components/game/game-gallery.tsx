import { type ComponentType, type MouseEvent, useState } from "react";
import { useText } from "~/i18n/use-text";
import type { GalleryItemView } from "~/view-models/game-gallery";
import { Picture } from "../ui/picture";
import { PlayGlyph } from "../ui/play-glyph";
import type { LightboxProps } from "./lightbox";

const LARGE_SIZES = "(max-width: 900px) 60vw, 510px";

const SMALL_SIZES = "(max-width: 900px) 30vw, 255px";

type GameGalleryProps = { items: readonly GalleryItemView[] };

type OpenLightbox = { Lightbox: ComponentType<LightboxProps>; index: number };

const SHAPES: Partial<Record<number, string>> = {
  1: "gallery gallery--1",
  2: "gallery gallery--2",
  4: "gallery gallery--4",
};

export function GameGallery({ items }: GameGalleryProps) {
  const t = useText();
  const [lightbox, setLightbox] = useState<OpenLightbox | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Not every browser focuses a clicked link, and the dialog restores the focus to it.
    link.focus();
    import("./lightbox").then(
      ({ Lightbox }) => setLightbox({ Lightbox, index }),
      () => window.location.assign(link.href),
    );
  };
  return (
    <section className="section">
      <header className="section-head">
        <div>
          <h2>{t("game.gallery")}</h2>
        </div>
      </header>
      <ul className={SHAPES[items.length] ?? "gallery"}>
        {items.map((item, index) => (
          <li key={index}>
            <GalleryThumbnail item={item} index={index} count={items.length} onOpen={open} />
          </li>
        ))}
      </ul>
      {lightbox && <lightbox.Lightbox items={items} start={lightbox.index} onClose={() => setLightbox(null)} />}
    </section>
  );
}

type GalleryThumbnailProps = {
  item: GalleryItemView;
  index: number;
  count: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
};

function GalleryThumbnail({ item: { kind, url, thumbnail }, index, count, onOpen }: GalleryThumbnailProps) {
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
