import * as z from "zod/mini";
import { isSameRun, withQueuedScore, type QueuedScore } from "~/rules/score-outbox";
import { SCORE_ERRORS, type ScoreError, type AcceptedScore } from "~/view-models/player";
import { disableSchemaJit } from "~contract/browser-schemas";
import { SCORE_OUTBOX_KEY, SCORE_OUTBOX_EVENT } from "./score-outbox-start";
import { readStored, removeStored, writeStored } from "./storage";

disableSchemaJit();

const name = z.string().check(z.minLength(1));
const position = z.nullable(z.int());

const lateScore = z.strictObject({
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

const takenScore = z.object({
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
  z.object({ ok: z.literal(true), result: takenScore }),
  z.object({ ok: z.literal(false), error: z.enum(SCORE_ERRORS) }),
]);

const lateNews = z.object({ about: lateScore, outcome });
const kept = z.strictObject({ waiting: z.array(lateScore), news: z.array(lateNews) });

export type ScoreOutcome = { ok: true; result: AcceptedScore } | { ok: false; error: ScoreError };
export type QueuedScoreResult = { about: QueuedScore; outcome: ScoreOutcome };
type Kept = { waiting: QueuedScore[]; news: QueuedScoreResult[] };

export function parseScoreResponse(answer: unknown): ScoreOutcome | { ok: false; error: "other_player" } | undefined {
  const refused = z.safeParse(
    z.object({ ok: z.literal(false), error: z.enum([...SCORE_ERRORS, "other_player"]) }),
    answer,
  );
  if (refused.success) return refused.data;
  const taken = z.safeParse(z.extend(takenScore, { ok: z.literal(true) }), answer);
  return taken.success ? { ok: true, result: taken.data } : undefined;
}

const MOST_NEWS = 10;

const isKept = (value: unknown): value is Kept => z.safeParse(kept, value).success;

function read(): Kept {
  return readStored<Kept>(SCORE_OUTBOX_KEY, isKept, { waiting: [], news: [] });
}

function write(change: Kept): boolean {
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

export function settleQueuedScore(about: QueuedScore, became: ScoreOutcome): void {
  const { waiting, news } = read();
  write({
    waiting: waiting.filter((one) => !isSameScore(one, about)),
    news: [...news, { about, outcome: became }].slice(-MOST_NEWS),
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
