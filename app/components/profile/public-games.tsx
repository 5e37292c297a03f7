import { useText } from "~/i18n/use-text";
import type { GivenStickerView, ProfileGamesView } from "~/view-models/profile-games";
import { FeedRow } from "../feed/feed-row";
import { GameCard } from "../game/game-card";
import { SectionHead } from "../ui/section-head";

type PublicGamesProps = { games: ProfileGamesView };

export function PublicGames({ games: { favorites, recent, stickers } }: PublicGamesProps) {
  const t = useText();
  const rows = [
    { title: t("privacy.recentGames"), cards: recent },
    { title: t("privacy.favorites"), cards: favorites },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <>
      {rows.map(({ title, cards }) => (
        <FeedRow key={title} text={{ title, description: null }} width="cards">
          {cards.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </FeedRow>
      ))}
      {stickers.length > 0 && <GivenStickers stickers={stickers} />}
    </>
  );
}

type GivenStickersProps = { stickers: GivenStickerView[] };

function GivenStickers({ stickers }: GivenStickersProps) {
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
