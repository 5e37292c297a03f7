import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { LeaderboardScope } from "./leaderboard";
import type { ViewContext } from "./view-context";

/** Null where it could not be loaded. */
export type LeaderboardViewer = { isSignedOut: boolean; hasCountry: boolean | null; hasFriends: boolean | null };

export type EmptyBoardView = { text: string; action: { label: string; href: string | null } | null };

type EmptyBoardData = { scope: LeaderboardScope; viewer: LeaderboardViewer; allHref: string };

export function toEmptyBoard({ scope, viewer, allHref }: EmptyBoardData, { t, locale }: ViewContext): EmptyBoardView {
  const withAction = (text: TextKey, label: TextKey, href: string | null) => ({
    text: t(text),
    action: { label: t(label), href },
  });
  if (scope === "global") return { text: t("leaderboard.empty"), action: null };
  if (scope === "country") {
    if (viewer.isSignedOut) return withAction("leaderboard.logInCountry", "header.login", null);
    if (viewer.hasCountry === false) {
      return withAction("leaderboard.noCountry", "leaderboard.setCountry", paths.accountDetails(locale));
    }
    return withAction("leaderboard.emptyCountry", "leaderboard.showAll", allHref);
  }
  if (viewer.isSignedOut) return withAction("leaderboard.logInFriends", "header.login", null);
  if (viewer.hasFriends === false)
    return withAction("leaderboard.noFriends", "leaderboard.addFriends", paths.friends(locale));
  return withAction("leaderboard.emptyFriends", "leaderboard.showAll", allHref);
}
