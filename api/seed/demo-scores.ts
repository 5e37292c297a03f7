import type { gameStatistics } from "../db/schema/catalogue";
import type { personalBests, scores } from "../db/schema/scores";
import { rankKeyOf } from "../store/challenges/personal-bests";
import type { DemoChallenge } from "./challenge-list";
import { challengeId, scoreWindow } from "./demo-challenges";
import { GAME_SLUGS, gameId } from "./demo-games";
import { DEMO_PLAYER_IDS } from "./demo-players";
import { seedFraction, seedId } from "./deterministic-ids";
import type { GameSlug } from "./game-manifests";

type ScoreRow = typeof scores.$inferInsert;
type BestRow = typeof personalBests.$inferInsert;

/** Keeps the top of a leaderboard sparse. */
const FIELD_CURVE = 0.55;
const TIE_EVERY = 9;

/** Deterministic, best first. */
export function toScoreRows(challenge: DemoChallenge, anchor: Date): ScoreRow[] {
  if (!challenge.results) return [];
  const { best, worst, players } = challenge.results;
  const { from, until } = scoreWindow(challenge, anchor);
  const field = [...DEMO_PLAYER_IDS]
    .sort((one, other) => seedFraction(challenge.key + one) - seedFraction(challenge.key + other))
    .slice(0, players);
  return field.map((userId, rank) => {
    const rankOfScore = rank > 0 && rank % TIE_EVERY === 0 ? rank - 1 : rank;
    const decline = (rankOfScore / (players - 1)) ** FIELD_CURVE;
    const moment = seedFraction(`moment:${challenge.key}${userId}`);
    return {
      scoreId: seedId(`score:${challenge.key}:${userId}`),
      challengeId: challengeId(challenge.key),
      userId,
      score: Math.round(best + (worst - best) * decline),
      achievedAt: new Date(Math.floor(from + (until - from) * moment)),
    };
  });
}

export function toPersonalBestRows({ criteria }: DemoChallenge, rows: ScoreRow[]): BestRow[] {
  return rows.map(({ scoreId, challengeId: id, userId, score, achievedAt }) => ({
    ...{ scoreId, userId, score, achievedAt },
    challengeId: id,
    rankKey: rankKeyOf(score, criteria),
    isRanked: true,
  }));
}

const HOUR_MS = 3_600_000;

/** Real plays are added to these. */
const PLAYED: Record<GameSlug, { totalPlays: number; hours: number }> = {
  "lantern-run": { totalPlays: 4_821, hours: 402 },
  "tall-order": { totalPlays: 4_376, hours: 214 },
  "long-noodle": { totalPlays: 4_102, hours: 287 },
  rubblebelt: { totalPlays: 3_218, hours: 268 },
  "pond-quartet": { totalPlays: 2_604, hours: 318 },
  "truffle-hunch": { totalPlays: 2_377, hours: 301 },
  "ribbon-rally": { totalPlays: 2_148, hours: 97 },
  softfall: { totalPlays: 1_977, hours: 171 },
  "parcel-owl": { totalPlays: 1_564, hours: 352 },
  seaglass: { totalPlays: 1_832, hours: 276 },
  "two-on-a-floe": { totalPlays: 1_121, hours: 118 },
  kilnbreak: { totalPlays: 986, hours: 124 },
};

export const DEMO_STATISTICS: (typeof gameStatistics.$inferInsert)[] = GAME_SLUGS.map((slug) => ({
  gameId: gameId(slug),
  totalPlays: PLAYED[slug].totalPlays,
  totalTimeMs: PLAYED[slug].hours * HOUR_MS,
  uniquePlayers: DEMO_PLAYER_IDS.length,
}));
