import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { GameToContinueView } from "~/view-models/games-to-continue";
import { Icon } from "../ui/icon";
import { OwnChoice } from "../ui/own-choice";

type GamesToContinueProps = { games: readonly GameToContinueView[]; allHref: string };

export function GamesToContinue({ games, allHref }: GamesToContinueProps) {
  const t = useText();
  return (
    <OwnChoice value={games[0]?.path ?? null}>
      {(first) =>
        first === null ? null : (
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
                  {(path) => (path === null ? null : <CardToContinue game={game} href={`/${path}`} />)}
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
  const { title, level, best, position, passedBy } = game;
  return (
    <article className="surface-card continue-card">
      <CoverToContinue url={game.coverUrl} />
      <div className="card-body">
        <h3 className="card-title">
          <Link to={href} prefetch="intent">
            {title}
          </Link>
        </h3>
        <OwnChoice value={passedBy}>
          {(names) => (names === null ? null : <p className="card-subtitle">{t("home.passedBy", { names })}</p>)}
        </OwnChoice>
        <dl className="challenge-facts">
          <Fact label={t("home.level")} value={level} />
          <Fact label={t("home.best")} value={best} />
          <Fact label={t("home.position")} value={position} />
        </dl>
      </div>
    </article>
  );
}

function CoverToContinue({ url }: { url: string | null }) {
  return (
    <span className="cover cover--4-3">
      <OwnChoice value={url}>
        {(src) =>
          src === null ? (
            <span className="cover-placeholder" aria-hidden="true">
              <Icon name="gamepad-2" />
            </span>
          ) : (
            <img src={src} alt="" width={240} height={180} decoding="async" />
          )
        }
      </OwnChoice>
    </span>
  );
}

type FactProps = { label: string; value: string | null };

function Fact({ label, value }: FactProps) {
  return (
    <OwnChoice value={value}>
      {(text) =>
        text === null ? null : (
          <div>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        )
      }
    </OwnChoice>
  );
}
