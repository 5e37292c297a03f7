import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { GameToContinueView } from "~/view-models/games-to-continue";
import { Icon } from "../ui/icon";
import { OwnChoice } from "../ui/own-choice";

export type GamesToContinueProps = { games: readonly GameToContinueView[]; allHref: string };

export default function GamesToContinue({ games, allHref }: GamesToContinueProps) {
  const t = useText();
  return (
    <OwnChoice value={games[0]?.path ?? null}>
      {(first) =>
        first && (
          <section className="section" aria-labelledby="continue">
            <header className="section-head">
              <div>
                <h2 id="continue">{t("home.continue")}</h2>
              </div>
              <Link className="section-more" to={allHref}>
                <span>{t("feed.seeAll")}</span>
                <span className="visually-hidden">{t("home.recentlyPlayed")}</span>
                <Icon name="arrow-right" size="small" />
              </Link>
            </header>
            <div className="rail rail--panels scroll-smooth">
              {games.map((game, index) => (
                <OwnChoice key={index} value={game.path}>
                  {(path) => path && <CardToContinue game={game} href={`/${path}`} />}
                </OwnChoice>
              ))}
            </div>
          </section>
        )
      }
    </OwnChoice>
  );
}

type CardToContinueProps = { game: GameToContinueView; href: string };

function CardToContinue({ game, href }: CardToContinueProps) {
  const t = useText();
  const facts = [
    ["home.level", game.level],
    ["home.best", game.best],
    ["home.position", game.position],
  ] as const;
  return (
    <article className="surface-card continue-card">
      <span className="cover">
        <OwnChoice value={game.coverUrl}>{(src) => src && <img src={src} alt="" decoding="async" />}</OwnChoice>
      </span>
      <div className="card-body">
        <h3 className="card-title">
          <Link to={href} prefetch="intent">
            {game.title}
          </Link>
        </h3>
        <OwnChoice value={game.passedBy}>
          {(names) => names && <p className="card-subtitle">{t("home.passedBy", { names })}</p>}
        </OwnChoice>
        <dl className="challenge-facts">
          {facts.map(([label, value]) => (
            <OwnChoice key={label} value={value}>
              {(fact) =>
                fact && (
                  <div>
                    <dt>{t(label)}</dt>
                    <dd>{fact}</dd>
                  </div>
                )
              }
            </OwnChoice>
          ))}
        </dl>
      </div>
    </article>
  );
}
