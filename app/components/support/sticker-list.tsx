import { useText } from "~/i18n/use-text";
import { requestPaths } from "~/request-paths";
import type { StickerView } from "~/view-models/support";
import { Icon } from "../ui/icon";
import { SpendForm } from "./spend-form";

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
          {spendKey !== null && sticker.shownPrice !== null ? (
            <button name="sticker" value={`${sticker.id} ${sticker.shownPrice}`}>
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
          action={requestPaths.stickers}
          fields={{ gameId, key: spendKey }}
        >
          {() => list}
        </SpendForm>
      )}
    </>
  );
}

type StickerFaceProps = { sticker: StickerView };

function StickerFace({ sticker: { title, note, art, price, glyph, given } }: StickerFaceProps) {
  return (
    <>
      {art === null ? <span /> : <img src={art} width={64} height={48} alt="" loading="lazy" />}
      <span>
        <b>{title}</b>
        {note !== null && <span className="text-small muted">{note}</span>}
      </span>
      <span className="sticker-end">
        <span className="pixel-amount">
          {glyph && <Icon name={glyph} />}
          {price}
        </span>
        {given !== null && <span className="text-small muted">{given}</span>}
      </span>
    </>
  );
}
