import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { waitBeforeSending, type LateScore } from "~/rules/late-scores";
import { lastPlayer } from "./last-player";
import { changeLateScore, lateScores, readScoreAnswer, settleLateScore } from "./late-scores";
import { fieldOf, postToPortal } from "./portal-answer";

const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 5 * 60_000;

/** The server drops a play after this long (docs/decisions/0012-scores-and-lists.md); it must be registered again. */
const LIVE_PLAY_MS = 6 * 60 * 60_000;

const LOCK = "late-scores";

let running: Promise<void> | null = null;
let timer: number | undefined;
let retryMs = FIRST_RETRY_MS;

export function sendLateScores(): Promise<void> {
  window.clearTimeout(timer);
  running ??= alone(sendAll).finally(() => {
    running = null;
  });
  return running;
}

export function sendLateScoresLater(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void sendLateScores(), retryMs);
}

async function alone(work: () => Promise<void>): Promise<void> {
  // Locks exist in secure contexts only; a score that two tabs send is stored once anyway.
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(LOCK, work) : work());
}

async function sendAll(): Promise<void> {
  let hasFailed = false;
  for (const score of ownScores()) {
    if (waitBeforeSending(score, Date.now()) > 0) continue;
    hasFailed = !(await send(score));
    if (hasFailed) break;
  }
  retryMs = hasFailed ? Math.min(retryMs * 2, LAST_RETRY_MS) : FIRST_RETRY_MS;
  const waits = ownScores().map((score) => waitBeforeSending(score, Date.now()));
  if (waits.length === 0) return;
  const pause = hasFailed ? retryMs : Math.min(...waits);
  timer = window.setTimeout(() => void sendLateScores(), pause);
}

function ownScores(): LateScore[] {
  const player = lastPlayer();
  return lateScores().filter(({ playerId }) => playerId === null || playerId === player);
}

async function send(late: LateScore): Promise<boolean> {
  const { gameId, challengeId, trackId, score, playerId } = late;
  const answer = readScoreAnswer(await postToPortal(paths.scores, { gameId, challengeId, trackId, score, playerId }));
  if (!answer) return false;
  if (answer.ok) {
    settleLateScore(late, answer);
    return true;
  }
  switch (answer.error) {
    case "other_player":
    case "unreachable":
    case "too_many_requests":
      return false;
    case "no_active_play":
      if (late.registeredAt === null || Date.now() - late.registeredAt > LIVE_PLAY_MS) return register(late);
      settleLateScore(late, answer);
      return true;
    default:
      settleLateScore(late, { ok: false, error: answer.error });
      return true;
  }
}

async function register(late: LateScore): Promise<boolean> {
  const { gameId, challengeId, trackId } = late;
  const answer = await postToPortal(paths.plays, { gameId, challengeId, trackId, locale: DEFAULT_LOCALE });
  if (fieldOf(answer, "ok") === true) {
    changeLateScore(late, { registeredAt: Date.now() });
    return true;
  }
  const error = fieldOf(answer, "error");
  const isGone = error === "game_not_found" || error === "challenge_not_found";
  if (isGone) settleLateScore(late, { ok: false, error: "challenge_not_active" });
  return isGone;
}
