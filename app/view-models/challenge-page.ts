import { formatMoment } from "~/i18n/format-moment";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { challengeState, hasTimeLimit, type ChallengeState } from "~/rules/challenge-state";
import { imageCover16by9 } from "~/rules/cover-choice";
import { descriptionParagraphs, type DescriptionParagraph } from "~/rules/game-description";
import type { Challenge } from "~contract/entities/challenge";
import type { Ranking } from "~contract/entities/ranking";
import { toCoverPicture } from "./cover-picture";
import { toLeaderboard, type LeaderboardPage, type LeaderboardView } from "./leaderboard";
import { toOwnStanding, type OwnStandingView } from "./own-standing";
import type { PageDescription } from "./page-meta";
import type { PictureView } from "./picture";
import { challengeData } from "./structured-data/challenge-data";
import type { PlayerView } from "./player";
import type { ViewContext } from "./view-context";

/** The time that runs out, in epoch milliseconds. */
export type CountdownView = { endMs: number; totalMs: number };

export type ChallengePageView = {
  id: string;
  name: string;
  state: ChallengeState;
  gameTitle: string;
  gameHref: string;
  /** "Challenge in … by the studio", parted where the link to the game stands. */
  intro: { before: string; after: string };
  /** When it starts, ends or ended; null without a time limit. */
  timeText: string | null;
  countdown: CountdownView | null;
  cover: PictureView | null;
  player: PlayerView;
  own: OwnStandingView | null;
  lead: string | null;
  paragraphs: DescriptionParagraph[];
  /** Null when it could not be loaded. */
  leaderboard: LeaderboardView | null;
};

export type ChallengePageData = {
  challenge: Challenge;
  scores: LeaderboardPage | null;
  /** The place above the viewer's own. */
  above: Ranking | null;
  isGuest: boolean;
  isAutoPlay: boolean;
};

export function toChallengePage(page: ChallengePageData, view: ViewContext): ChallengePageView {
  const { challenge, scores, isGuest } = page;
  const { locale } = view;
  const { game } = challenge;
  const cover = toCoverPicture(challenge.covers.length > 0 ? challenge.covers : game.covers, "16:9");
  const own = isGuest ? null : challenge.personalBest;
  return {
    id: challenge.challengeId,
    name: challenge.name,
    state: challengeState(challenge),
    gameTitle: game.title,
    gameHref: paths.game(locale, game),
    intro: toIntro(challenge, view),
    timeText: toTimeText(challenge, view),
    countdown: toCountdown(challenge),
    cover,
    player: toPlayer(page, cover),
    own: toOwnStanding(page, view),
    lead: challenge.shortDescription,
    paragraphs: descriptionParagraphs(challenge.longDescription),
    leaderboard:
      scores &&
      toLeaderboard(scores, { challenge, own, hrefOf: (number) => paths.challenge(locale, challenge, number) }, view),
  };
}

/** A sign that no text contains stands in for the game, whose name becomes a link. */
const GAME_MARK = "\u0000";

function toIntro({ studio }: Challenge, { t }: ViewContext): ChallengePageView["intro"] {
  const [before = "", after = ""] = t("challenge.inGameBy", { game: GAME_MARK, studio: studio.name }).split(GAME_MARK);
  return { before, after };
}

function toPlayer({ challenge, isAutoPlay }: ChallengePageData, poster: PictureView | null): PlayerView {
  const { challengeId, game, type } = challenge;
  return { gameId: game.gameId, title: game.title, poster, challengeId, scoreType: type, isAutoPlay };
}

function toTimeText(challenge: Challenge, { t, locale }: ViewContext): string | null {
  const { startsAt, endsAt } = challenge;
  switch (challengeState(challenge)) {
    case "upcoming":
      return startsAt === null
        ? t("challenge.startsSoon")
        : t("challenge.starts", { date: formatMoment(startsAt, locale) });
    case "ended":
      return endsAt === null ? t("challenge.over") : t("challenge.ended", { date: formatMoment(endsAt, locale) });
    case "running":
      return endsAt === null ? t("challenge.noTimeLimit") : t("challenge.ends", { date: formatMoment(endsAt, locale) });
  }
}

/** Counts down to the end while it runs and to the start before. */
function toCountdown(challenge: Challenge): CountdownView | null {
  const { startsAt, endsAt, creationDate } = challenge;
  const state = challengeState(challenge);
  if (state === "upcoming" && startsAt !== null) return countdown(creationDate, startsAt);
  if (state === "running" && endsAt !== null && hasTimeLimit(challenge))
    return countdown(startsAt ?? creationDate, endsAt);
  return null;
}

function countdown(from: string, to: string): CountdownView {
  const endMs = Date.parse(to);
  return { endMs, totalMs: endMs - Date.parse(from) };
}

/** Title, description and social card of a challenge's page. */
export function toChallengeDescription(challenge: Challenge, view: ViewContext): PageDescription {
  const { name, shortDescription, game, covers } = challenge;
  const cover = imageCover16by9(covers) ?? imageCover16by9(game.covers);
  return {
    title: name,
    description: shortDescription ?? view.t("challenge.descriptionOf", { game: game.title, challenge: name }),
    path: paths.challenge(DEFAULT_LOCALE, challenge),
    structuredData: challengeData(challenge, view),
    ...(cover && { image: cover.original }),
  };
}
