import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ControlGroupView } from "~/view-models/game-controls";
import type { GamePageView } from "~/view-models/game-page";
import type { GameReviewsView } from "~/view-models/game-reviews";
import type { MoneyView } from "~/view-models/money";
import type { ReportView } from "~/view-models/report";
import type { SimilarGameView } from "~/view-models/similar-games";
import { FeedRow } from "../feed/feed-row";
import { ReportGame } from "../report/report-game";
import { OfferPanel } from "../support/offer-panel";
import { SupportPanel } from "../support/support-panel";
import { SafeMarkup } from "../ui/safe-markup";
import { ControlGroup } from "./control-group";
import { GameAchievements } from "./game-achievements";
import { GameCard } from "./game-card";
import { GameCompete } from "./game-compete";
import { GameFacts } from "./game-facts";
import { GameGallery } from "./game-gallery";
import { GameReviews } from "./game-reviews";
import { GameStage } from "./game-stage";
import { OwnRating } from "./own-rating";
import { WhatsNew } from "./whats-new";

type GamePageProps = {
  game: GamePageView;
  money: MoneyView;
  report: ReportView;
  /** Null on a named track. */
  reviews: GameReviewsView | null;
};

export function GamePage({ game, money: { spender, support, offers }, report, reviews }: GamePageProps) {
  const { id, whatsNew, controls, achievements, gallery, facts, userRating, compete, similar } = game;
  return (
    <>
      <GameStage game={game} />
      <div className="page-width">
        <div className="two-columns">
          <div>
            <GameAbout game={game} />
            {whatsNew && <WhatsNew news={whatsNew} />}
            {controls.length > 0 && <GameControls groups={controls} />}
            {achievements.length > 0 && <GameAchievements achievements={achievements} />}
            {gallery.length > 0 && <GameGallery key={id} items={gallery} />}
            {reviews && <GameReviews reviews={reviews} />}
          </div>
          <div>
            {offers.map((offer) => (
              <OfferPanel key={offer.id} gameId={id} offer={offer} spender={spender} />
            ))}
            <div className="panel">
              <GameFacts facts={facts} />
              <OwnRating key={id} gameId={id} rating={userRating} />
            </div>
            {support && <SupportPanel key={id} gameId={id} support={support} spender={spender} />}
            <ReportGame key={`report ${id}`} gameId={id} title={game.heading.title} report={report} />
          </div>
        </div>
        {compete && <GameCompete compete={compete} />}
        {similar.length > 0 && <SimilarGames games={similar} />}
      </div>
    </>
  );
}

type GameAboutProps = { game: Pick<GamePageView, "lead" | "description" | "tags"> };

function GameAbout({ game: { lead, description, tags } }: GameAboutProps) {
  if (!lead && !description && tags.length === 0) return null;
  return (
    <div className="section prose">
      {lead && <p className="lead">{lead}</p>}
      {description && <SafeMarkup markup={description} />}
      {tags.length > 0 && (
        <ul className="chips mt-[20px]">
          {tags.map(({ title, href }) => (
            <li key={href}>
              <Link className="chip" to={href} data-stats="tag">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type GameControlsProps = { groups: readonly ControlGroupView[] };

function GameControls({ groups }: GameControlsProps) {
  const t = useText();
  return (
    <section className="section">
      <header className="section-head">
        <div>
          <h2>{t("game.controls")}</h2>
        </div>
      </header>
      {groups.map((group, index) => (
        <ControlGroup key={index} group={group} />
      ))}
    </section>
  );
}

type SimilarGamesProps = { games: readonly SimilarGameView[] };

function SimilarGames({ games }: SimilarGamesProps) {
  const t = useText();
  return (
    <FeedRow text={{ title: t("game.similar"), description: null }} width="cards">
      {games.map(({ card, reason }) => (
        <div key={card.id}>
          <GameCard game={card} />
          <p className="similar-reason">{reason}</p>
        </div>
      ))}
    </FeedRow>
  );
}
