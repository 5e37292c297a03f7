import { DEFAULT_LOCALE, type Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { choosePreviewVideo } from "~/rules/cover-choice";
import { challengeState, type ChallengeState } from "~/rules/challenge-state";
import { cleanDescription } from "~/rules/game-description";
import { madeFor } from "~/rules/made-for";
import type { Challenge } from "~contract/entities/challenge";
import type { GameDetails } from "~contract/entities/game-details";
import type { Ranking } from "~contract/entities/ranking";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toCountdown, toTimeText, type CountdownView } from "./challenge-time";
import { type PictureView, toCoverPicture } from "./picture";
import { toGameControls, type ControlGroupView } from "./game-controls";
import type { LeaderboardViewer } from "./empty-board";
import { toLeaderboard, type LeaderboardPage, type LeaderboardScope, type LeaderboardView } from "./leaderboard";
import { toOwnStanding, type OwnStandingView } from "./own-standing";
import type { PageDescription } from "./page-meta";
import { toChallengeSocialCard } from "./social-card";
import { challengeData } from "./structured-data/challenge-data";
import type { PlayerView } from "./player";
import { toSafeHtml, type SafeHtml } from "./safe-html";
import type { ViewContext } from "./view-context";
import { toWinners, type WinnerView } from "./winners";

export type ChallengePageView = {
  id: string;
  name: string;
  path: string;
  state: ChallengeState;
  gameTitle: string;
  gameHref: string;
  /** "Challenge in … by the studio", split around the link to the game. */
  intro: { before: string; after: string };
  timeText: string;
  countdown: CountdownView | null;
  cover: PictureView | null;
  player: PlayerView;
  controls: ControlGroupView[];
  own: OwnStandingView | null;
  lead: string | null;
  favoriteId: string | null;
  description: SafeHtml | null;
  /** Empty until they are announced. */
  winners: WinnerView[];
  /** Null when it failed to load. */
  leaderboard: LeaderboardView | null;
  /** Empty when they failed to load. */
  others: ChallengeCardView[];
  /** The page without the named track; null when none is named. */
  usualHref: string | null;
};

export type ChallengePageData = {
  challenge: Challenge;
  scores: (LeaderboardPage & { ownRanking?: Ranking | null | undefined }) | null;
  /** The rank above the viewer's. */
  above: Ranking | null;
  /** The game's active challenges including this one; null when they failed to load. */
  ofGame: Challenge[] | null;
  isGuest: boolean;
  board: { scope: LeaderboardScope; viewer: LeaderboardViewer };
  /** The requested track; undefined for the default one. */
  trackId?: string | undefined;
  /** Empty when the game's details failed to load. */
  controlGroups: GameDetails["gameControlGroups"];
  start: Pick<PlayerView, "isAutoPlay" | "roomUrl" | "loading">;
};

export function toChallengePage(page: ChallengePageData, view: ViewContext): ChallengePageView {
  const { challenge, trackId } = page;
  const { locale } = view;
  const { game } = challenge;
  const cover = toCoverPicture(challenge.covers.length > 0 ? challenge.covers : game.covers, "16:9");
  return {
    id: challenge.challengeId,
    name: challenge.name,
    path: paths.challenge(locale, challenge, { trackId }),
    state: challengeState(challenge),
    gameTitle: game.title,
    gameHref: paths.game(locale, game),
    intro: toIntro(challenge, view),
    timeText: toTimeText(challenge, view),
    countdown: toCountdown(challenge),
    cover,
    player: toPlayer(page, cover, locale),
    controls: toGameControls(page.controlGroups, view),
    own: toOwnStanding(page, view),
    lead: challenge.shortDescription,
    favoriteId: challenge.favoriteId,
    others: toOthers(page, view),
    description: toSafeHtml(cleanDescription(challenge.longDescription), locale),
    winners: toWinners(challenge),
    leaderboard: toBoard(page, view),
    usualHref: trackId === undefined ? null : paths.challenge(locale, challenge),
  };
}

/** Positions count within the scope; some servers send the viewer's own only for the global board. */
function toBoard(page: ChallengePageData, view: ViewContext): LeaderboardView | null {
  const { challenge, scores, isGuest, board, trackId } = page;
  if (!scores) return null;
  const ownRanking = scores.ownRanking ?? (board.scope === "global" ? challenge.personalBest : null);
  const hrefOf = (scope: LeaderboardScope, number: number) =>
    paths.challenge(view.locale, challenge, { trackId, scope: scope === "global" ? undefined : scope, page: number });
  return toLeaderboard(scores, { challenge, own: isGuest ? null : ownRanking, hrefOf, ...board }, view);
}

const OTHERS = 3;

function toOthers({ challenge, ofGame }: ChallengePageData, view: ViewContext): ChallengeCardView[] {
  const others = (ofGame ?? []).filter(({ challengeId }) => challengeId !== challenge.challengeId);
  return others.slice(0, OTHERS).map((other) => toChallengeCard(other, view));
}

/** Placeholder for the game's name, which is rendered as a link; occurs in no text. */
const GAME_MARK = "\u0000";

function toIntro({ studio }: Challenge, { t }: ViewContext): ChallengePageView["intro"] {
  const [before = "", after = ""] = t("challenge.inGameBy", { game: GAME_MARK, studio: studio.name }).split(GAME_MARK);
  return { before, after };
}

function toPlayer(
  { challenge, start, trackId }: ChallengePageData,
  poster: PictureView | null,
  locale: Locale,
): PlayerView {
  const { challengeId, game, type } = challenge;
  const gameLink = paths.challenge(locale, challenge, { trackId });
  const { gameId, gameShortId, title, usesSharedArrayBuffer: needsIsolation, platforms } = game;
  const subject = { gameId, gameShortId, challengeId, trackId: trackId ?? null };
  return {
    ...subject,
    title,
    poster,
    scoreType: type,
    gameLink,
    needsIsolation,
    madeFor: madeFor(platforms),
    ...start,
  };
}

export function toChallengeDescription(challenge: Challenge, view: ViewContext, trackId?: string): PageDescription {
  const { name, shortDescription, game } = challenge;
  return {
    title: name,
    description: shortDescription ?? view.t("challenge.descriptionOf", { game: game.title, challenge: name }),
    path: paths.challenge(DEFAULT_LOCALE, challenge, { trackId }),
    noindex: trackId !== undefined,
    structuredData: challengeData(challenge, view),
    card: toChallengeSocialCard(challenge),
    video: choosePreviewVideo([...challenge.covers, ...game.covers]),
  };
}
