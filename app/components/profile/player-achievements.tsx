import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { AchievementGameView, PlayerAchievementsView } from "~/view-models/player-achievements";
import { MissingPart } from "../error/missing-part";
import { EmptyList } from "../ui/empty-list";
import { Icon } from "../ui/icon";
import { Pager } from "../ui/pager";
import { SectionHead } from "../ui/section-head";

type PlayerAchievementsProps = { achievements: PlayerAchievementsView };

export function PlayerAchievements({ achievements: { standing, pager } }: PlayerAchievementsProps) {
  const t = useText();
  const title = t("profile.achievements");
  const games = standing?.games ?? [];
  return (
    <section className="section" aria-labelledby="achievements">
      <SectionHead id="achievements" title={title}>
        {games.length > 0 && <p className="numeral">{standing?.points}</p>}
      </SectionHead>
      {standing === null && <MissingPart text={t("profile.achievementsFailed")} />}
      {standing && games.length === 0 && <EmptyList text={t("profile.noAchievements")} />}
      {games.map((game) => (
        <AchievementGame key={game.id} game={game} />
      ))}
      {pager && <Pager pager={pager} list={title} />}
    </section>
  );
}

type AchievementGameProps = { game: AchievementGameView };

function AchievementGame({ game: { title, href, count, points, achievements } }: AchievementGameProps) {
  return (
    <div className="achievement-game">
      <h3>
        <Link className="text-link" to={href}>
          {title}
        </Link>
      </h3>
      <p className="text-small muted">
        {count} · {points}
      </p>
      <ul className="achievements">
        {achievements.map(({ id, title: name, text, points: worth, note }) => (
          <li key={id}>
            <div className="achievement" data-own>
              <span className="achievement-picture">
                <Icon name="trophy" />
              </span>
              <div className="achievement-text">
                <h4>{name}</h4>
                <p>{text}</p>
                <p className="text-small muted">{note}</p>
              </div>
              <p className="achievement-end numeral">{worth}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
