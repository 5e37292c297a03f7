import { formatDay } from "~/i18n/format-date";
import { paths } from "~/paths";
import type { listUserAchievements } from "~contract/calls/achievements";
import type { CallData } from "~contract/define-call";
import { toPager, type PagerView } from "./pager";
import type { ViewContext } from "./view-context";

export type PlayerAchievements = CallData<typeof listUserAchievements>;
type GameData = NonNullable<PlayerAchievements["standing"]>["games"][number];

export type PlayerAchievementView = {
  id: string;
  title: string;
  text: string;
  points: string;
  /** The day, and that it is given no more. */
  note: string;
};

export type AchievementGameView = {
  id: string;
  title: string;
  href: string;
  /** "3 of 6", and their points. */
  count: string;
  points: string;
  achievements: PlayerAchievementView[];
};

/** `standing` is null when it did not load. */
export type PlayerAchievementsView = {
  standing: { points: string; games: AchievementGameView[] } | null;
  pager: PagerView | null;
};

/** Null where the viewer may not see them. */
export function toPlayerAchievements(
  data: PlayerAchievements | null,
  pageHref: (page: number) => string,
  view: ViewContext,
): PlayerAchievementsView | null {
  if (data === null) return { standing: null, pager: null };
  const { standing, pagination } = data;
  if (standing === null) return null;
  return {
    standing: {
      points: view.t("profile.points", { count: standing.points }),
      games: standing.games.map((game) => toGame(game, view)),
    },
    pager: toPager(pagination, pageHref),
  };
}

function toGame({ game, total, points, achievements }: GameData, view: ViewContext): AchievementGameView {
  const { t, locale } = view;
  return {
    ...{ id: game.gameId, title: game.title, href: paths.game(locale, game) },
    count: t("profile.achievementsOf", { unlocked: achievements.length, total }),
    points: t("profile.points", { count: points }),
    achievements: achievements.map((achievement) => toAchievement(achievement, view)),
  };
}

function toAchievement(
  { achievementId, title, description, points, isRetired, unlockedAt }: GameData["achievements"][number],
  { t, locale }: ViewContext,
): PlayerAchievementView {
  const day = formatDay(unlockedAt, locale);
  return {
    ...{ id: achievementId, title, text: description },
    points: t("profile.points", { count: points }),
    note: isRetired ? `${day} · ${t("profile.achievementRetired")}` : day,
  };
}
