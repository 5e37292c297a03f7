import type { challenges } from "../../db/schema/scores";
import type { SeededRandom } from "./seeded-random";
import { modelOf } from "./load-games";
import { DAY_MS, type LoadPlan } from "./load-plan";
import { mangledNameOf } from "../../store/catalogue/mangled-name";
import { inventChallengeTexts } from "./vocabulary";

type ChallengeRow = typeof challenges.$inferInsert;
type Window = { createdAt: Date; startsAt: Date | null; endsAt: Date | null; isMonthly: boolean };

const UNPUBLISHED_EVERY = 101;
const YEARS_OF_CHALLENGES = 4;
const LONGEST_WINDOW_DAYS = 28;

/** Every player has a score in it. */
export const CROWDED_CHALLENGE = 0;

function drawChallenge(plan: LoadPlan, index: number) {
  const chance = plan.chanceOf("challenge", index);
  const gameIndex = plan.gameOrder.at(index === CROWDED_CHALLENGE ? 0 : chance.zipfBelow(plan.games));
  const { mode, type, criteria, maxScore } = chance.oneOf(modelOf(gameIndex).files.modes);
  return { chance, gameIndex, mode, type, criteria, maxScore };
}

export function* challengeRows(plan: LoadPlan): Generator<ChallengeRow> {
  for (let index = 0; index < plan.challenges; index += 1) yield challengeRow(plan, index);
}

export function challengeRules(plan: LoadPlan, index: number) {
  const { chance, criteria, maxScore } = drawChallenge(plan, index);
  return { challengeId: plan.idOf("challenge", index), criteria, maxScore, ...windowOf(plan, index, chance) };
}

function challengeRow(plan: LoadPlan, index: number): ChallengeRow {
  const { chance, gameIndex, mode, type, criteria } = drawChallenge(plan, index);
  const window = windowOf(plan, index, chance);
  const { name, short } = inventChallengeTexts(chance, index + 1);
  return {
    challengeId: plan.idOf("challenge", index),
    shortId: plan.shortIdOf("challenge", index),
    gameId: plan.idOf("game", gameIndex),
    trackId: plan.idOf("track", gameIndex),
    name,
    mangledName: mangledNameOf(name["en"] ?? ""),
    shortDescription: short,
    longDescription: short,
    mode,
    type,
    criteria,
    seed: chance.below(2 ** 31),
    art: chance.oneOf(modelOf(gameIndex).art).name,
    isPublished: index % UNPUBLISHED_EVERY !== UNPUBLISHED_EVERY - 1,
    ...window,
  };
}

function windowOf(plan: LoadPlan, index: number, chance: SeededRandom): Window {
  const [draw, moment, length] = [chance.fraction(), chance.fraction(), 1 + chance.below(LONGEST_WINDOW_DAYS)];
  const day = (days: number) => new Date(plan.today.getTime() + days * DAY_MS);
  const earlier = -Math.ceil(moment * YEARS_OF_CHALLENGES * 365) - LONGEST_WINDOW_DAYS;
  if (index === CROWDED_CHALLENGE || draw < 0.3) return untimed(day(earlier + moment));
  if (draw < 0.36) return timed(day(-2), day(28), true);
  if (draw < 0.5) return timed(day(moment - length), day(1 + moment * length), false);
  if (draw < 0.6) return timed(day(1 + moment * 20), day(1 + moment * 20 + length), false);
  return timed(day(earlier), day(earlier + length), draw > 0.9);
}

function untimed(createdAt: Date): Window {
  return { createdAt, startsAt: null, endsAt: null, isMonthly: false };
}

function timed(startsAt: Date, endsAt: Date, isMonthly: boolean): Window {
  return { createdAt: new Date(startsAt.getTime() - DAY_MS), startsAt, endsAt, isMonthly };
}
