import { useState, type ComponentType, type MouseEvent } from "react";
import { useText } from "~/i18n/use-text";
import type { GalleryItemView } from "~/view-models/game-gallery";
import { GalleryThumbnail } from "./gallery-thumbnail";
import type { LightboxProps } from "./lightbox";

type GameGalleryProps = { items: readonly GalleryItemView[] };

type Shown = { Lightbox: ComponentType<LightboxProps>; index: number };

const SHAPES: Partial<Record<number, string>> = {
  1: "gallery gallery--1",
  2: "gallery gallery--2",
  4: "gallery gallery--4",
};

export function GameGallery({ items }: GameGalleryProps) {
  const t = useText();
  const [shown, setShown] = useState<Shown | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Not every browser focuses a clicked link, and the dialog restores the focus to it.
    link.focus();
    import("./lightbox").then(
      ({ Lightbox }) => setShown({ Lightbox, index }),
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
      {shown && <shown.Lightbox items={items} start={shown.index} onClose={() => setShown(null)} />}
    </section>
  );
}
