import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import type { PublicProfile } from "~contract/entities/user";
import { toBestScores, type BestScoreView } from "./best-score";
import type { PageDescription } from "./page-meta";
import { toAbout, type AboutView } from "./profile-page";
import { toStanding, type StandingView } from "./standing";
import type { SessionView } from "./root-data";
import { toShownGames, type ShownGamesView } from "./shown-games";
import type { ViewContext } from "./view-context";

/** How the profile stands to whoever looks: their own, a friend's, or somebody's they could ask. */
export type Relation = "own" | "visitor" | "unknown" | NonNullable<PublicProfile["friendship"]>;

export type PublicProfileView = {
  userId: string;
  username: string;
  pictureUrl: string | null;
  relation: Relation;
  about: AboutView;
  standing: StandingView;
  /** Null when the owner does not show them to the viewer. */
  bestScores: BestScoreView[] | null;
  games: ShownGamesView;
  homeHref: string;
};

export function toPublicProfile(profile: PublicProfile, session: SessionView, view: ViewContext): PublicProfileView {
  const { userId, username, pictureUrl, bestScores } = profile;
  return {
    userId,
    username,
    pictureUrl,
    relation: relationOf(profile, session),
    about: toAbout(profile, view),
    standing: toStanding(profile, view),
    bestScores: bestScores && toBestScores(bestScores, view),
    games: toShownGames(profile, view),
    homeHref: paths.home(view.locale),
  };
}

/** Nobody who is signed in gets null for somebody else's profile, unless it is told from memory in an outage. */
function relationOf({ userId, friendship }: PublicProfile, { status, user }: SessionView): Relation {
  if (user?.userId === userId) return "own";
  if (friendship !== null) return friendship;
  return status === "signed-out" || status === "guest" ? "visitor" : "unknown";
}

/** A person's page is for people who have its address, not for search engines. */
export function toPublicProfileDescription({ username }: PublicProfile, { t }: ViewContext): PageDescription {
  return {
    title: username,
    description: t("profile.publicDescription", { username }),
    path: paths.user(DEFAULT_LOCALE, username),
    noindex: true,
  };
}
