import { DEFAULT_LOCALE } from "~/i18n/locales";
import { requestPaths } from "~/request-paths";
import { sendDelay, type QueuedScore } from "~/rules/score-outbox";
import { lastPlayer } from "./last-player";
import { updateQueuedScore, queuedScores, parseScoreResponse, settleQueuedScore } from "./score-outbox";
import { fieldOf, postToPortal } from "./portal-request";

const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 5 * 60_000;

/** The server drops a play after this long (docs/decisions/0012-scores-and-lists.md); it must be registered again. */
const LIVE_PLAY_MS = 6 * 60 * 60_000;

const LOCK = "late-scores";

let running: Promise<void> | null = null;
let timer: number | undefined;
let retryMs = FIRST_RETRY_MS;

export function sendQueuedScores(): Promise<void> {
  window.clearTimeout(timer);
  running ??= withLock(sendAll).finally(() => {
    running = null;
  });
  return running;
}

export function scheduleQueuedScores(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void sendQueuedScores(), retryMs);
}

async function withLock(work: () => Promise<void>): Promise<void> {
  // Locks exist in secure contexts only; a score that two tabs send is stored once anyway.
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(LOCK, work) : work());
}

async function sendAll(): Promise<void> {
  let hasFailed = false;
  for (const score of ownScores()) {
    if (sendDelay(score, Date.now()) > 0) continue;
    hasFailed = !(await send(score));
    if (hasFailed) break;
  }
  retryMs = hasFailed ? Math.min(retryMs * 2, LAST_RETRY_MS) : FIRST_RETRY_MS;
  const delays = ownScores().map((score) => sendDelay(score, Date.now()));
  if (delays.length === 0) return;
  const delay = hasFailed ? retryMs : Math.min(...delays);
  timer = window.setTimeout(() => void sendQueuedScores(), delay);
}

function ownScores(): QueuedScore[] {
  const player = lastPlayer();
  return queuedScores().filter(({ playerId }) => playerId === null || playerId === player);
}

async function send(queued: QueuedScore): Promise<boolean> {
  const { gameId, challengeId, trackId, score, playerId } = queued;
  const outcome = parseScoreResponse(
    await postToPortal(requestPaths.scores, { gameId, challengeId, trackId, score, playerId }),
  );
  if (!outcome) return false;
  if (outcome.ok) {
    settleQueuedScore(queued, outcome);
    return true;
  }
  switch (outcome.error) {
    case "other_player":
    case "unreachable":
    case "too_many_requests":
      return false;
    case "no_active_play":
      if (queued.registeredAt === null || Date.now() - queued.registeredAt > LIVE_PLAY_MS) return register(queued);
      settleQueuedScore(queued, outcome);
      return true;
    default:
      settleQueuedScore(queued, { ok: false, error: outcome.error });
      return true;
  }
}

async function register(queued: QueuedScore): Promise<boolean> {
  const { gameId, challengeId, trackId } = queued;
  const response = await postToPortal(requestPaths.plays, { gameId, challengeId, trackId, locale: DEFAULT_LOCALE });
  if (fieldOf(response, "ok") === true) {
    updateQueuedScore(queued, { registeredAt: Date.now() });
    return true;
  }
  const error = fieldOf(response, "error");
  const isGone = error === "game_not_found" || error === "challenge_not_found";
  if (isGone) settleQueuedScore(queued, { ok: false, error: "challenge_not_active" });
  return isGone;
}
