import type { personalBests, scores } from "../../db/schema/scores";
import { rankKeyOf } from "../../store/challenges/personal-bests";
import { challengeRules, CROWDED_CHALLENGE } from "./load-challenges";
import { DAY_MS, type LoadPlan } from "./load-plan";
import { shuffledOrder } from "./shuffled-order";

type ScoreRow = typeof scores.$inferInsert & typeof personalBests.$inferInsert;

const PLAYERS_FALL_OFF = 0.9;
/** Keeps the top of a leaderboard sparse. */
const FIELD_CURVE = 0.4;
const WINDOW_OF_UNTIMED_DAYS = 300;

/** All players in the crowded challenge; the remaining scores decrease with the rank. */
export function participants(plan: LoadPlan): (index: number) => number {
  const weightOf = (index: number) => index ** -PLAYERS_FALL_OFF;
  let weights = 0;
  for (let index = 1; index < plan.challenges; index += 1) weights += weightOf(index);
  const remainingScores = plan.players * (plan.scoresPerPlayer - 1);
  return (index) => {
    if (index === CROWDED_CHALLENGE) return plan.players;
    return Math.min(plan.players, Math.round((remainingScores * weightOf(index)) / weights));
  };
}

/** An upper bound: upcoming challenges have no scores. */
export function expectedScores(plan: LoadPlan): number {
  const countOf = participants(plan);
  return Array.from({ length: plan.challenges }, (_, index) => countOf(index)).reduce((sum, count) => sum + count, 0);
}

export function* scoreRows(plan: LoadPlan): Generator<ScoreRow> {
  const countOf = participants(plan);
  for (let index = 0; index < plan.challenges; index += 1) yield* scoresOf(plan, index, countOf(index));
}

function* scoresOf(plan: LoadPlan, index: number, count: number): Generator<ScoreRow> {
  const { challengeId, criteria, maxScore, startsAt, endsAt } = challengeRules(plan, index);
  const from = startsAt?.getTime() ?? plan.today.getTime() - WINDOW_OF_UNTIMED_DAYS * DAY_MS;
  const until = Math.min(endsAt?.getTime() ?? Infinity, plan.today.getTime());
  if (from >= until) return;
  const order = shuffledOrder(plan.players, index + plan.randomSeed);
  const chance = plan.chanceOf("score", index);
  for (let rank = 0; rank < count; rank += 1) {
    const player = order.at(rank);
    const decline = chance.fraction() ** FIELD_CURVE;
    const score = Math.round(maxScore * (criteria === "highest_wins" ? 0.9 * (1 - decline) : 0.05 + 0.9 * decline));
    yield {
      scoreId: plan.idOf("score", `${String(index)}:${String(player)}`),
      challengeId,
      userId: plan.idOf("player", player),
      score,
      rankKey: rankKeyOf(score, criteria),
      achievedAt: new Date(Math.floor(from + (until - from) * chance.fraction())),
      isRanked: true,
    };
  }
}
