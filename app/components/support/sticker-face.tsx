import type { StickerView } from "~/view-models/support";
import { Icon } from "../ui/icon";

type StickerFaceProps = { sticker: StickerView };

export function StickerFace({ sticker: { title, note, art, price, glyph, given } }: StickerFaceProps) {
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
