import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { listStandings as standingsCall, Standing, StandingGroup } from "~contract/calls/desk-scores";
import type { CallData } from "~contract/define-call";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { challengeDisqualifications, personalBests } from "../../db/schema/scores";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { phaseOf } from "./challenge-phase";
import type { ChallengeRow } from "./challenge-responses";
import { bestStoredScore } from "./disqualified";
import { findDeskChallenge } from "./disqualifications";
import { bestFirst, FULL_BOARD, isOnPage } from "./rankings";
import { announcedAt, listWinners } from "./winners";

type Request = PageRequest & { group?: StandingGroup | undefined };
type Window = ReturnType<typeof pageWindowOf>;

/** Archived challenges included. */
export async function listStandings(
  database: Database,
  challengeId: string,
  { group = "RANKED", ...pages }: Request,
  now: Date,
): Promise<CallData<typeof standingsCall>> {
  const challenge = await findDeskChallenge(database, challengeId);
  const window = pageWindowOf(pages);
  const [game] = await database.select({ title: games.title }).from(games).where(eq(games.gameId, challenge.gameId));
  const phase = phaseOf(toTimes(challenge), now);
  const isOfChallenge = eq(challengeDisqualifications.challengeId, challengeId);
  const disqualified = await database.$count(challengeDisqualifications, isOfChallenge);
  const standings =
    group === "RANKED"
      ? await listRanked(database, challengeId, window)
      : await listDisqualified(database, challenge, window);
  const total = await countTotal(window, standings.length, () =>
    group === "RANKED" ? database.$count(personalBests, onBoard(challengeId)) : Promise.resolve(disqualified),
  );
  return {
    ...{ name: challenge.name["en"] ?? "", gameTitle: game?.title ?? "", type: challenge.type },
    ...{ phase, isPublished: challenge.isPublished, disqualified },
    winners: phase === "ENDED" ? await listWinners(database, challengeId) : [],
    winnersDate: announcedAt(challenge, now)?.toISOString() ?? null,
    ...{ standings, pagination: toPagination(window, total) },
  };
}

function toTimes({ startsAt, endsAt }: ChallengeRow) {
  return { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
}

function onBoard(challengeId: string) {
  return and(eq(personalBests.challengeId, challengeId), personalBests.isRanked);
}

async function listRanked(database: Database, challengeId: string, window: Window): Promise<Standing[]> {
  const rows = await database
    .select({
      ...{ userId: user.id, name: user.name, displayUsername: user.displayUsername },
      ...{ scoreId: personalBests.scoreId, score: personalBests.score, achievedAt: personalBests.achievedAt },
    })
    .from(personalBests)
    .innerJoin(user, eq(user.id, personalBests.userId))
    .where(isOnPage(challengeId, FULL_BOARD, window))
    .orderBy(...bestFirst);
  return rows.map(({ userId, name, displayUsername, scoreId, score, achievedAt }, index) => ({
    ...{ userId, username: displayUsername ?? name, rank: window.offset + index + 1, scoreId, score },
    ...{ achievementDate: achievedAt.toISOString(), disqualification: null },
  }));
}

const author = alias(user, "author");

async function listDisqualified(
  database: Database,
  { challengeId, criteria }: ChallengeRow,
  { pageSize, offset }: Window,
): Promise<Standing[]> {
  const { userId, reason, by, since } = challengeDisqualifications;
  const best = bestStoredScore(database, challengeId, criteria);
  const rows = await database
    .select({
      ...{ userId, reason, since, name: user.name, displayUsername: user.displayUsername },
      ...{ author: author.displayUsername, score: best.score, achievedAt: best.achievedAt },
    })
    .from(challengeDisqualifications)
    .innerJoin(user, eq(user.id, userId))
    .leftJoin(author, eq(author.id, by))
    .leftJoinLateral(best, sql`true`)
    .where(eq(challengeDisqualifications.challengeId, challengeId))
    .orderBy(desc(since), asc(userId))
    .limit(pageSize)
    .offset(offset);
  return rows.map((row) => ({
    ...{ userId: row.userId, username: row.displayUsername ?? row.name, rank: null, scoreId: null, score: row.score },
    achievementDate: row.achievedAt?.toISOString() ?? null,
    disqualification: { reason: row.reason, author: row.author, date: row.since.toISOString() },
  }));
}
