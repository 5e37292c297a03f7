import { useText } from "~/i18n/use-text";
import type { GivenStickerView } from "~/view-models/profile-games";
import { SectionHead } from "../ui/section-head";

type GivenStickersProps = { stickers: GivenStickerView[] };

export function GivenStickers({ stickers }: GivenStickersProps) {
  const t = useText();
  return (
    <section className="section" aria-labelledby="stickers">
      <SectionHead id="stickers" title={t("privacy.stickers")} />
      <ul className="given-stickers">
        {stickers.map(({ id, title, pictureUrl, uses }) => (
          <li key={id}>
            {pictureUrl !== null && <img src={pictureUrl} width={64} height={48} alt="" loading="lazy" />}
            <span>{title}</span>
            <b className="numeral">{uses}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
