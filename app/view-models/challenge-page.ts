import { DEFAULT_LOCALE, type Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { chooseFilm } from "~/rules/cover-choice";
import { challengeState, type ChallengeState } from "~/rules/challenge-state";
import { cleanDescription } from "~/rules/game-description";
import { madeFor } from "~/rules/made-for";
import type { Challenge } from "~contract/entities/challenge";
import type { GameDetails } from "~contract/entities/game-details";
import type { Ranking } from "~contract/entities/ranking";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toCountdown, toTimeText, type CountdownView } from "./challenge-time";
import { toCoverPicture } from "./cover-picture";
import { toGameControls, type ControlGroupView } from "./game-controls";
import type { BoardViewer } from "./empty-board";
import { toLeaderboard, type LeaderboardPage, type LeaderboardScope, type LeaderboardView } from "./leaderboard";
import { toOwnStanding, type OwnStandingView } from "./own-standing";
import type { PageDescription } from "./page-meta";
import type { PictureView } from "./picture";
import { toChallengeSocialCard } from "./social-card";
import { challengeData } from "./structured-data/challenge-data";
import type { PlayerView } from "./player";
import { toSafeHtml, type SafeHtml } from "./safe-html";
import type { ViewContext } from "./view-context";

export type ChallengePageView = {
  id: string;
  name: string;
  path: string;
  state: ChallengeState;
  gameTitle: string;
  gameHref: string;
  /** "Challenge in … by the studio", parted where the link to the game stands. */
  intro: { before: string; after: string };
  /** When it starts, ends or ended. */
  timeText: string;
  countdown: CountdownView | null;
  cover: PictureView | null;
  player: PlayerView;
  controls: ControlGroupView[];
  own: OwnStandingView | null;
  lead: string | null;
  favoriteId: string | null;
  description: SafeHtml | null;
  /** Null when it could not be loaded. */
  leaderboard: LeaderboardView | null;
  /** Other challenges of the game; none where they could not be loaded. */
  others: ChallengeCardView[];
  /** The page without the named track; null where none is named. */
  usualHref: string | null;
};

export type ChallengePageData = {
  challenge: Challenge;
  scores: (LeaderboardPage & { ownRanking?: Ranking | null | undefined }) | null;
  /** The place above the viewer's own. */
  above: Ranking | null;
  /** The running challenges of its game, itself among them; null where they could not be loaded. */
  ofGame: Challenge[] | null;
  isGuest: boolean;
  /** Whose leaderboard was asked for, and by whom. */
  board: { scope: LeaderboardScope; viewer: BoardViewer };
  /** The named track that is to be played; undefined for the usual one. */
  trackId?: string | undefined;
  /** How the game is steered; empty where its details could not be loaded. */
  controlGroups: GameDetails["gameControlGroups"];
  /** What the page's address and the settings say about playing. */
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
    leaderboard: toBoard(page, view),
    usualHref: trackId === undefined ? null : paths.challenge(locale, challenge),
  };
}

/** Positions count within the scope; a server that does not tell one's own there tells it of everybody's board only. */
function toBoard(page: ChallengePageData, view: ViewContext): LeaderboardView | null {
  const { challenge, scores, isGuest, board, trackId } = page;
  if (!scores) return null;
  const known = scores.ownRanking ?? (board.scope === "global" ? challenge.personalBest : null);
  const hrefOf = (scope: LeaderboardScope, number: number) =>
    paths.challenge(view.locale, challenge, { trackId, scope: scope === "global" ? undefined : scope, page: number });
  return toLeaderboard(scores, { challenge, own: isGuest ? null : known, hrefOf, ...board }, view);
}

/** So many other challenges of the game are shown. */
const OTHERS = 3;

function toOthers({ challenge, ofGame }: ChallengePageData, view: ViewContext): ChallengeCardView[] {
  const others = (ofGame ?? []).filter(({ challengeId }) => challengeId !== challenge.challengeId);
  return others.slice(0, OTHERS).map((other) => toChallengeCard(other, view));
}

/** A sign that no text contains stands in for the game, whose name becomes a link. */
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
  const { gameId, title, usesSharedArrayBuffer: needsIsolation, platforms } = game;
  const subject = { gameId, challengeId, trackId: trackId ?? null };
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

/** Title, description and social card of a challenge's page. */
export function toChallengeDescription(challenge: Challenge, view: ViewContext, trackId?: string): PageDescription {
  const { name, shortDescription, game } = challenge;
  return {
    title: name,
    description: shortDescription ?? view.t("challenge.descriptionOf", { game: game.title, challenge: name }),
    path: paths.challenge(DEFAULT_LOCALE, challenge, { trackId }),
    noindex: trackId !== undefined,
    structuredData: challengeData(challenge, view),
    card: toChallengeSocialCard(challenge),
    video: chooseFilm([...challenge.covers, ...game.covers]),
  };
}
