import * as z from "zod/mini";
import { isSameRun, withQueuedScore, type QueuedScore } from "~/rules/score-outbox";
import { SCORE_ERRORS, type ScoreError, type AcceptedScore } from "~/view-models/player";
import { disableSchemaJit } from "~contract/browser-schemas";
import { SCORE_OUTBOX_KEY, SCORE_OUTBOX_EVENT } from "./score-outbox-start";
import { readStored, removeStored, writeStored } from "./storage";

disableSchemaJit();

const name = z.string().check(z.minLength(1));
const position = z.nullable(z.int());

const queuedScore = z.strictObject({
  playerId: z.nullable(name),
  gameId: name,
  challengeId: name,
  trackId: name,
  title: z.string(),
  type: z.enum(["points", "duration"]),
  criteria: z.enum(["highest_wins", "lowest_wins"]),
  score: z.int().check(z.minimum(0)),
  registeredAt: z.nullable(z.number()),
});

const acceptedScore = z.object({
  score: z.number(),
  newBestScore: z.boolean(),
  leaderboardPosition: position,
  isGuest: z.boolean(),
  isHeld: z.optional(z.boolean()),
  previousPosition: z.optional(position),
  above: z.optional(z.nullable(z.object({ username: z.string(), distance: z.string() }))),
  board: z.optional(
    z.nullable(z.object({ challengeId: name, challengeShortId: z.nullable(z.string()), mangledName: z.string() })),
  ),
});

const outcome = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), result: acceptedScore }),
  z.object({ ok: z.literal(false), error: z.enum(SCORE_ERRORS) }),
]);

const scoreResult = z.object({ about: queuedScore, outcome });
const outbox = z.strictObject({ waiting: z.array(queuedScore), news: z.array(scoreResult) });

export type ScoreOutcome = { ok: true; result: AcceptedScore } | { ok: false; error: ScoreError };
export type QueuedScoreResult = { about: QueuedScore; outcome: ScoreOutcome };
type Outbox = { waiting: QueuedScore[]; news: QueuedScoreResult[] };

export function parseScoreResponse(response: unknown): ScoreOutcome | { ok: false; error: "other_player" } | undefined {
  const refused = z.safeParse(
    z.object({ ok: z.literal(false), error: z.enum([...SCORE_ERRORS, "other_player"]) }),
    response,
  );
  if (refused.success) return refused.data;
  const accepted = z.safeParse(z.extend(acceptedScore, { ok: z.literal(true) }), response);
  return accepted.success ? { ok: true, result: accepted.data } : undefined;
}

const MAX_NEWS = 10;

const isOutbox = (value: unknown): value is Outbox => z.safeParse(outbox, value).success;

function read(): Outbox {
  return readStored<Outbox>(SCORE_OUTBOX_KEY, isOutbox, { waiting: [], news: [] });
}

function write(change: Outbox): boolean {
  let isWritten = true;
  if (change.waiting.length + change.news.length === 0) removeStored(SCORE_OUTBOX_KEY);
  else isWritten = writeStored(SCORE_OUTBOX_KEY, JSON.stringify(change));
  window.dispatchEvent(new Event(SCORE_OUTBOX_EVENT));
  return isWritten;
}

export function queuedScores(): QueuedScore[] {
  return read().waiting;
}

export function queueScore(score: QueuedScore): boolean {
  const { waiting, news } = read();
  return write({ waiting: withQueuedScore(waiting, score), news });
}

export function updateQueuedScore(score: QueuedScore, change: Partial<QueuedScore>): void {
  const { waiting, news } = read();
  write({ waiting: waiting.map((one) => (isSameScore(one, score) ? { ...one, ...change } : one)), news });
}

export function settleQueuedScore(about: QueuedScore, finalOutcome: ScoreOutcome): void {
  const { waiting, news } = read();
  write({
    waiting: waiting.filter((one) => !isSameScore(one, about)),
    news: [...news, { about, outcome: finalOutcome }].slice(-MAX_NEWS),
  });
}

export function takeScoreResults(playerId: string | null): QueuedScoreResult[] {
  const { waiting, news } = read();
  const isTheirs = ({ about }: QueuedScoreResult) => about.playerId === null || about.playerId === playerId;
  const theirs = news.filter(isTheirs);
  if (theirs.length > 0) write({ waiting, news: news.filter((one) => !isTheirs(one)) });
  return theirs;
}

function isSameScore(one: QueuedScore, other: QueuedScore): boolean {
  return isSameRun(one, other) && one.score === other.score;
}
