import type { GameAchievement } from "~contract/entities/achievement";
import type { GameDetails } from "~contract/entities/game-details";
import type { ViewContext } from "./view-context";

export type GameAchievementView = {
  id: string;
  title: string;
  text: string;
  isHidden: boolean;
  points: string;
  share: string;
  /** Its id, or null where the player does not have it. */
  own: string | null;
};

/** Also for who has them the hidden ones stay untold here, since the page is rendered for all players. */
export function toGameAchievements(game: Pick<GameDetails, "achievements">, view: ViewContext): GameAchievementView[] {
  const { t, placeholderOf } = view;
  return (game.achievements ?? []).map((achievement) => {
    const { achievementId: id, title, description, isHidden, points, unlockedAt } = achievement;
    return {
      ...{ id, isHidden },
      title: title ?? t("game.achievementHidden"),
      text: description ?? t("game.achievementHiddenText"),
      points: t("game.achievementPoints", { count: points }),
      share: shareText(achievement, view),
      own: placeholderOf?.(`achievement.${id}`) ?? (unlockedAt === null ? null : id),
    };
  });
}

function shareText({ share }: GameAchievement, { t }: ViewContext): string {
  if (share === 0) return t("game.achievementNobody");
  return share < 0.01 ? t("game.achievementRare") : t("game.achievementShare", { percent: Math.round(100 * share) });
}
