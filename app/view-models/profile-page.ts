import { countryName } from "~/i18n/country-name";
import { formatDay } from "~/i18n/format-date";
import { paths } from "~/paths";
import { openSteps } from "~/rules/sign-up-flow";
import type { Friend } from "~contract/entities/friend-request";
import type { Profile } from "~contract/entities/profile";
import type { PublicProfile } from "~contract/entities/user";
import { toBestScores, type BestScoreView } from "./best-score";
import { toFriends, type PersonView } from "./friend-list";
import { toPlayerAchievements, type PlayerAchievements, type PlayerAchievementsView } from "./player-achievements";
import { presenceText } from "./presence";
import { toProfileGames, type ProfileGamesView } from "./profile-games";
import type { ViewContext } from "./view-context";

export type AboutView = {
  name: string | null;
  country: string | null;
  memberSince: string;
  description: string | null;
  activity: string | null;
};

export type ProfilePageView = {
  username: string | null;
  pictureUrl: string | null;
  about: AboutView;
  publicHref: string | null;
  bestScores: BestScoreView[] | null;
  /** Null without a username. */
  achievements: PlayerAchievementsView | null;
  friends: PersonView[] | null;
  games: ProfileGamesView;
  homeHref: string;
  /** Open sign-up steps; null when there are none. */
  finish: { open: number; href: string } | null;
};

type ProfileParts = {
  profile: Profile;
  publicProfile: PublicProfile | null;
  achievements: PlayerAchievements | null;
  friends: { friends: Friend[] } | null;
};

export function toProfilePage(parts: ProfileParts, view: ViewContext): ProfilePageView {
  const { profile, publicProfile, friends } = parts;
  const { username, pictureUrl } = profile;
  const bestScores = username === null ? [] : (publicProfile?.bestScores ?? null);
  return {
    username,
    pictureUrl,
    about: toAbout({ ...profile, lastActive: publicProfile?.lastActive }, view),
    publicHref: username === null ? null : paths.user(view.locale, username),
    bestScores: bestScores && toBestScores(bestScores, view),
    achievements:
      username === null
        ? null
        : toPlayerAchievements(parts.achievements, (page) => paths.profile(view.locale, page), view),
    friends: friends && toFriends(friends, view),
    games: toProfileGames(publicProfile, view),
    homeHref: paths.home(view.locale),
    finish: toFinish(profile, view),
  };
}

function toFinish({ signUpSteps }: Profile, { locale }: ViewContext): ProfilePageView["finish"] {
  const open = openSteps(signUpSteps);
  return open === 0 ? null : { open, href: paths.welcome(locale, { target: paths.profile(locale) }) };
}

type About = Pick<Profile, "name" | "countryCode" | "createdDate" | "description"> & Pick<PublicProfile, "lastActive">;

export function toAbout(about: About, { locale, t }: ViewContext): AboutView {
  const { name, countryCode, createdDate, description, lastActive } = about;
  return {
    name,
    country: countryCode === null ? null : countryName(countryCode, locale),
    memberSince: formatDay(createdDate, locale),
    description,
    activity: presenceText(lastActive, t),
  };
}
