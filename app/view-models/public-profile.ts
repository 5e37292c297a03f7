import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import type { PublicProfile } from "~contract/entities/user";
import { toBestScores, type BestScoreView } from "./best-score";
import type { PageDescription } from "./page-meta";
import { toAbout, type AboutView } from "./profile-page";
import { toPlayerAchievements, type PlayerAchievements, type PlayerAchievementsView } from "./player-achievements";
import { PLAYER_REPORT_VIEW, type PlayerReportView } from "./report";
import { toStanding, type StandingView } from "./standing";
import type { SessionView } from "./root-data";
import { toProfileGames, type ProfileGamesView } from "./profile-games";
import type { ViewContext } from "./view-context";

export type Relation = "own" | "visitor" | "unknown" | NonNullable<PublicProfile["friendship"]>;

export type PublicProfileView = {
  userId: string;
  username: string;
  pictureUrl: string | null;
  relation: Relation;
  about: AboutView;
  standing: StandingView;
  /** Null when hidden from the viewer. */
  bestScores: BestScoreView[] | null;
  /** Null when hidden from the viewer. */
  achievements: PlayerAchievementsView | null;
  games: ProfileGamesView;
  /** Null for those who may not: visitors, and whose profile it is. */
  report: PlayerReportView | null;
  homeHref: string;
};

type ProfileData = { profile: PublicProfile; session: SessionView; achievements: PlayerAchievements | null };

export function toPublicProfile(data: ProfileData, view: ViewContext): PublicProfileView {
  const { profile, session } = data;
  const { userId, username, pictureUrl, bestScores } = profile;
  const pageHref = (page: number) => paths.user(view.locale, username, page);
  const relation = relationOf(profile, session);
  return {
    userId,
    username,
    pictureUrl,
    relation,
    about: toAbout(profile, view),
    standing: toStanding(profile, view),
    bestScores: bestScores && toBestScores(bestScores, view),
    achievements: toPlayerAchievements(data.achievements, pageHref, view),
    games: toProfileGames(profile, view),
    report: relation === "own" || relation === "visitor" || relation === "unknown" ? null : PLAYER_REPORT_VIEW,
    homeHref: paths.home(view.locale),
  };
}

/** Signed-in viewers get a null `friendship` of others only from the cache during an outage. */
function relationOf({ userId, friendship }: PublicProfile, { status, user }: SessionView): Relation {
  if (user?.userId === userId) return "own";
  if (friendship !== null) return friendship;
  return status === "signed-out" || status === "guest" ? "visitor" : "unknown";
}

export function toPublicProfileDescription({ username }: PublicProfile, { t }: ViewContext): PageDescription {
  return {
    title: username,
    description: t("profile.publicDescription", { username }),
    path: paths.user(DEFAULT_LOCALE, username),
    noindex: true,
  };
}
