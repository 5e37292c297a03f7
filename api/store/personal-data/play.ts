import { asc, eq, sql } from "drizzle-orm";
import type { PersonalData } from "~contract/entities/personal-data";
import { achievements, achievementUnlocks } from "../../db/schema/achievements";
import { games } from "../../db/schema/catalogue";
import { roomMessages, roomPlayers, rooms, saves } from "../../db/schema/play-state";
import { playerQuests, quests } from "../../db/schema/quests";
import { challengeDisqualifications, challenges, personalBests, plays, scores } from "../../db/schema/scores";
import { isoTimeOf, isoTimeOrNullOf, englishText, pageOf, type Readers } from "./reader";

type Json = Extract<PersonalData, { kind: "roomMessages" }>["entries"][number]["data"];

type PlayKind =
  | "plays"
  | "scores"
  | "bestScores"
  | "disqualifications"
  | "achievements"
  | "saves"
  | "rooms"
  | "roomMessages"
  | "quests";

export const PLAY_READERS: Readers<PlayKind> = {
  plays: async (query) => {
    const { gameId, challengeId, startedAt, lastActivityAt, playId } = plays;
    const times = { startedAt: isoTimeOf(startedAt), lastActivityAt: isoTimeOf(lastActivityAt) };
    const rows = query.database
      .select({ gameId, gameTitle: games.title, challengeId, ...times })
      .from(plays)
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(plays.userId, query.userId))
      .orderBy(asc(startedAt), asc(playId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "plays", ...pageOf(query, await rows) };
  },

  scores: async (query) => {
    const { challengeId, score, achievedAt, scoreId } = scores;
    const rows = query.database
      .select({ challengeId, challengeName: englishText(challenges.name), score, achievedAt: isoTimeOf(achievedAt) })
      .from(scores)
      .innerJoin(challenges, eq(challenges.challengeId, challengeId))
      .where(eq(scores.userId, query.userId))
      .orderBy(asc(achievedAt), asc(scoreId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "scores", ...pageOf(query, await rows) };
  },

  bestScores: async (query) => {
    const { challengeId, score, achievedAt } = personalBests;
    const rows = query.database
      .select({ challengeId, challengeName: englishText(challenges.name), score, achievedAt: isoTimeOf(achievedAt) })
      .from(personalBests)
      .innerJoin(challenges, eq(challenges.challengeId, challengeId))
      .where(eq(personalBests.userId, query.userId))
      .orderBy(asc(achievedAt), asc(challengeId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "bestScores", ...pageOf(query, await rows) };
  },

  disqualifications: async (query) => {
    const { challengeId, reason, since } = challengeDisqualifications;
    const rows = query.database
      .select({ challengeId, challengeName: englishText(challenges.name), reason, since: isoTimeOf(since) })
      .from(challengeDisqualifications)
      .innerJoin(challenges, eq(challenges.challengeId, challengeId))
      .where(eq(challengeDisqualifications.userId, query.userId))
      .orderBy(asc(since), asc(challengeId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "disqualifications", ...pageOf(query, await rows) };
  },

  achievements: async (query) => {
    const { gameId, key, title, points } = achievements;
    const { achievementId, unlockedAt, userId } = achievementUnlocks;
    const named = { gameId, gameTitle: games.title, key, title: englishText(title), points };
    const rows = query.database
      .select({ ...named, unlockedAt: isoTimeOf(unlockedAt) })
      .from(achievementUnlocks)
      .innerJoin(achievements, eq(achievements.achievementId, achievementId))
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(userId, query.userId))
      .orderBy(asc(unlockedAt), asc(achievementId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "achievements", ...pageOf(query, await rows) };
  },

  saves: async (query) => {
    const { gameId, slot, version, savedAt } = saves;
    const data = sql<Json>`${saves.content}::jsonb`;
    const rows = query.database
      .select({ gameId, gameTitle: games.title, slot, version, savedAt: isoTimeOf(savedAt), data })
      .from(saves)
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(saves.userId, query.userId))
      .orderBy(asc(gameId), asc(slot))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "saves", ...pageOf(query, await rows) };
  },

  rooms: async (query) => {
    const { roomId, joinedAt, seenAt } = roomPlayers;
    const times = { joinedAt: isoTimeOf(joinedAt), seenAt: isoTimeOrNullOf(seenAt) };
    const rows = query.database
      .select({ roomId, gameId: rooms.gameId, gameTitle: games.title, ...times })
      .from(roomPlayers)
      .innerJoin(rooms, eq(rooms.roomId, roomId))
      .innerJoin(games, eq(games.gameId, rooms.gameId))
      .where(eq(roomPlayers.userId, query.userId))
      .orderBy(asc(joinedAt), asc(roomId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "rooms", ...pageOf(query, await rows) };
  },

  roomMessages: async (query) => {
    const { roomId, sentAt, sequence } = roomMessages;
    const rows = query.database
      .select({ roomId, data: sql<Json>`${roomMessages.data}`, sentAt: isoTimeOf(sentAt) })
      .from(roomMessages)
      .where(eq(roomMessages.userId, query.userId))
      .orderBy(asc(sentAt), asc(roomId), asc(sequence))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "roomMessages", ...pageOf(query, await rows) };
  },

  quests: async (query) => {
    const { periodStart, progress, completedAt, paidAt, questId } = playerQuests;
    const times = { completedAt: isoTimeOrNullOf(completedAt), paidAt: isoTimeOrNullOf(paidAt) };
    const rows = query.database
      .select({ questAlias: quests.alias, periodStart: isoTimeOf(periodStart), progress, ...times })
      .from(playerQuests)
      .innerJoin(quests, eq(quests.questId, questId))
      .where(eq(playerQuests.userId, query.userId))
      .orderBy(asc(periodStart), asc(questId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "quests", ...pageOf(query, await rows) };
  },
};
