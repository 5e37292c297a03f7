import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { StickerView } from "~/view-models/support";
import { SpendForm } from "./spend-form";
import { StickerFace } from "./sticker-face";

type StickerListProps = {
  gameId: string;
  stickers: readonly StickerView[];
  /** Null if the viewer can only look at them. */
  spendKey: string | null;
};

export function StickerList({ gameId, stickers, spendKey }: StickerListProps) {
  const t = useText();
  const list = (
    <ul className="sticker-list">
      {stickers.map((sticker) => (
        <li key={sticker.id}>
          {spendKey !== null && sticker.isGivable ? (
            <button name="stickerId" value={sticker.id}>
              <span className="visually-hidden">{t("support.giveSticker")} </span>
              <StickerFace sticker={sticker} />
            </button>
          ) : (
            <div>
              <StickerFace sticker={sticker} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h3 className="field-label">{t("support.stickers")}</h3>
      {spendKey === null ? (
        list
      ) : (
        <SpendForm
          label={t("support.stickers")}
          route="stickers"
          action={paths.stickers}
          fields={{ gameId, key: spendKey }}
        >
          {() => list}
        </SpendForm>
      )}
    </>
  );
}
