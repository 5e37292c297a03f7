import { useText } from "~/i18n/use-text";
import type { GameAchievementView } from "~/view-models/game-achievements";
import { Icon } from "../ui/icon";
import { OwnChoice } from "../ui/own-choice";
import { SectionHead } from "../ui/section-head";

type GameAchievementsProps = { achievements: readonly GameAchievementView[] };

export function GameAchievements({ achievements }: GameAchievementsProps) {
  const t = useText();
  return (
    <section className="section" aria-labelledby="achievements">
      <SectionHead id="achievements" title={t("game.achievements")} />
      <ul className="achievements">
        {achievements.map((achievement) => (
          <li key={achievement.id}>
            <OwnChoice value={achievement.own}>
              {(own) => <AchievementRow achievement={achievement} isOwn={own !== null} />}
            </OwnChoice>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AchievementRowProps = { achievement: GameAchievementView; isOwn: boolean };

function AchievementRow({ achievement: { title, text, points, share, isHidden }, isOwn }: AchievementRowProps) {
  const t = useText();
  return (
    <div className="achievement" data-own={isOwn || undefined}>
      <span className="achievement-picture">
        <Icon name={isHidden && !isOwn ? "sparkles" : "trophy"} />
      </span>
      <div className="achievement-text">
        <h3>{title}</h3>
        <p>{text}</p>
        <p className="text-small muted">{share}</p>
      </div>
      <div className="achievement-end">
        <p className="numeral">{points}</p>
        {isOwn && (
          <p className="achievement-own">
            <Icon name="check" size="small" />
            {t("game.achievementOwn")}
          </p>
        )}
      </div>
    </div>
  );
}
