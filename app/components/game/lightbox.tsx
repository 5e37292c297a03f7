import { useText } from "~/i18n/use-text";
import type { GalleryItemView } from "~/view-models/game-gallery";
import { useModal } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { LightboxItem } from "./lightbox-item";
import { useCarousel } from "./use-carousel";

export type LightboxProps = { items: readonly GalleryItemView[]; start: number; onClose: () => void };

export function Lightbox({ items, start, onClose }: LightboxProps) {
  const t = useText();
  const dialog = useModal();
  const [index, leaf] = useCarousel(dialog, { start, count: items.length });
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
              <button
                type="button"
                className="icon-button"
                data-steps=""
                aria-label={t("game.previous")}
                onClick={() => leaf(-1)}
              >
                <Icon name="chevron-left" />
              </button>
              <button
                type="button"
                className="icon-button"
                data-steps=""
                aria-label={t("game.next")}
                onClick={() => leaf(1)}
              >
                <Icon name="chevron-right" />
              </button>
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
