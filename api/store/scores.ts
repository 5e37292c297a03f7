import { and, count, eq, type SQL } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import type { Ranking } from "~contract/entities/ranking";
import { user } from "../db/schema/identity";
import { personalBests } from "../db/schema/scores";
import { findChallengeRow } from "./challenges";
import { pageWindowOf, toPagination, type PageRequest } from "./paging";
import { bestFirst, rankingColumns, toRanking } from "./rankings";
import type { Reading } from "./reading";

type ScorePage = { scores: Ranking[]; pagination: Pagination };

/**
 * A page of a challenge's leaderboard. The scope "country" holds players of the viewer's country and counts positions
 * among them; it is empty for viewers without one.
 */
export async function listScores(
  reading: Reading,
  challengeIdText: string,
  { scope = "global", ...pages }: PageRequest & { scope?: "global" | "country" | undefined },
): Promise<ScorePage> {
  const { challengeId } = await findChallengeRow(reading, challengeIdText);
  const window = pageWindowOf(pages);
  const countryCode = scope === "country" ? (reading.viewer?.countryCode ?? null) : null;
  if (scope === "country" && countryCode === null) return { scores: [], pagination: toPagination(window, 0) };
  const ranked = and(eq(personalBests.challengeId, challengeId), personalBests.isRanked);
  const ofCountry = countryCode === null ? undefined : eq(user.countryCode, countryCode);
  const [rows, totalItems] = await Promise.all([
    reading.database
      .select(rankingColumns)
      .from(personalBests)
      .innerJoin(user, eq(user.id, personalBests.userId))
      .where(and(ranked, ofCountry))
      .orderBy(...bestFirst)
      .limit(window.pageSize)
      .offset(window.offset),
    countPlayers(reading, ranked, ofCountry),
  ]);
  const scores = rows.map((row, index) => toRanking(reading, { ...row, position: window.offset + index + 1 }));
  return { scores, pagination: toPagination(window, totalItems) };
}

/** Players' own rows are read only where their country matters: a big board is counted from its index alone. */
async function countPlayers({ database }: Reading, ranked: SQL | undefined, ofCountry: SQL | undefined) {
  const players = database.select({ players: count() }).from(personalBests).$dynamic();
  const [total] = await (ofCountry
    ? players.innerJoin(user, eq(user.id, personalBests.userId)).where(and(ranked, ofCountry))
    : players.where(ranked));
  return total?.players ?? 0;
}
