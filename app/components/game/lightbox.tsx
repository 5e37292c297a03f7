import { type RefObject, useEffect, useState } from "react";
import { useText } from "~/i18n/use-text";
import type { GalleryItemView } from "~/view-models/game-gallery";
import { useModal } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { StepButton } from "../ui/step-button";

const SWIPE_PX = 40;

const STEP_BY_KEY: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

export type LightboxProps = { items: readonly GalleryItemView[]; start: number; onClose: () => void };

export function Lightbox({ items, start, onClose }: LightboxProps) {
  const t = useText();
  const dialog = useModal();
  const [index, moveBy] = useCarousel(dialog, { start, count: items.length });
  const item = items[index];
  const position = { number: index + 1, total: items.length };
  const name = item?.kind === "VIDEO" ? t("game.video", position) : t("game.picture", position);
  return (
    <dialog className="modal lightbox" ref={dialog} aria-label={t("game.gallery")} onClose={onClose}>
      <div>
        {item && <LightboxItem key={item.url} item={item} name={name} />}
        <div className="inline-row">
          <p role="status" className="fill-space">
            {name}
          </p>
          {items.length > 1 && (
            <>
              <StepButton direction="back" label={t("game.previous")} onClick={() => moveBy(-1)} />
              <StepButton direction="on" label={t("game.next")} onClick={() => moveBy(1)} />
            </>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t("dialog.close")}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
    </dialog>
  );
}

type LightboxItemProps = { item: GalleryItemView; name: string };

function LightboxItem({ item: { kind, url, full, films }, name }: LightboxItemProps) {
  if (kind === "IMAGE") return <Picture picture={full} sizes="100vw" isEager />;
  return (
    <video
      src={films.length > 0 ? undefined : url}
      poster={full.src}
      controls
      muted
      loop
      playsInline
      preload="none"
      aria-label={name}
    >
      {films.map((film) => (
        <source key={film.url} src={film.url} type={film.mimeType} media={film.media} />
      ))}
      <track kind="captions" />
    </video>
  );
}

/** Cycles through `count` items by arrow keys and swipes; `moveBy` is for buttons. */
function useCarousel(element: RefObject<HTMLElement>, { start, count }: { start: number; count: number }) {
  const [index, setIndex] = useState(start);
  const moveBy = (step: number) => setIndex((current) => (current + step + count) % count);

  useEffect(() => {
    const listener = new AbortController();
    const { signal } = listener;
    let touchStartX = 0;
    const move = (step: number) => setIndex((current) => (current + step + count) % count);
    const byKey = ({ key, target }: KeyboardEvent) => {
      // In a video these keys seek.
      if (!(target instanceof HTMLVideoElement)) move(STEP_BY_KEY[key] ?? 0);
    };
    const bySwipe = ({ changedTouches: [touch] }: TouchEvent) => {
      const distance = (touch?.clientX ?? touchStartX) - touchStartX;
      if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1);
    };
    const recordTouchStart = ({ changedTouches: [touch] }: TouchEvent) => {
      touchStartX = touch?.clientX ?? 0;
    };
    element.current?.addEventListener("keydown", byKey, { signal });
    element.current?.addEventListener("touchstart", recordTouchStart, { signal, passive: true });
    element.current?.addEventListener("touchend", bySwipe, { signal });
    return () => listener.abort();
  }, [element, count]);

  return [index, moveBy] as const;
}
