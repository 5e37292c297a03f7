import type { StickerView } from "~/view-models/support";
import { Icon } from "../ui/icon";

type StickerFaceProps = { sticker: StickerView };

export function StickerFace({ sticker: { title, note, art, price, glyph, given } }: StickerFaceProps) {
  return (
    <>
      {art === null ? <span /> : <img src={art} width={64} height={48} alt="" loading="lazy" />}
      <span>
        <b>{title}</b>
        {note !== null && <span className="sm mut">{note}</span>}
      </span>
      <span className="end">
        <span className="cur">
          {glyph && <Icon name={glyph} />}
          {price}
        </span>
        {given !== null && <span className="sm mut">{given}</span>}
      </span>
    </>
  );
}
