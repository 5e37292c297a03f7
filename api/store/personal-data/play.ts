import { asc, eq, sql } from "drizzle-orm";
import type { PersonalData } from "~contract/entities/personal-data";
import { games } from "../../db/schema/catalogue";
import { roomMessages, roomPlayers, rooms, saves } from "../../db/schema/play-state";
import { playerQuests, quests } from "../../db/schema/quests";
import { challenges, personalBests, plays, scores } from "../../db/schema/scores";
import { isoTimeOf, isoTimeOrNullOf, englishText, pageOf, type Readers } from "./reader";

type Json = Extract<PersonalData, { kind: "roomMessages" }>["entries"][number]["data"];

export const PLAY_READERS: Readers<"plays" | "scores" | "bestScores" | "saves" | "rooms" | "roomMessages" | "quests"> =
  {
    plays: async (asked) => {
      const { gameId, challengeId, startedAt, lastActivityAt, playId } = plays;
      const times = { startedAt: isoTimeOf(startedAt), lastActivityAt: isoTimeOf(lastActivityAt) };
      const rows = asked.database
        .select({ gameId, gameTitle: games.title, challengeId, ...times })
        .from(plays)
        .innerJoin(games, eq(games.gameId, gameId))
        .where(eq(plays.userId, asked.userId))
        .orderBy(asc(startedAt), asc(playId))
        .limit(asked.limit)
        .offset(asked.offset);
      return { kind: "plays", ...pageOf(asked, await rows) };
    },

    scores: async (asked) => {
      const { challengeId, score, achievedAt, scoreId } = scores;
      const rows = asked.database
        .select({ challengeId, challengeName: englishText(challenges.name), score, achievedAt: isoTimeOf(achievedAt) })
        .from(scores)
        .innerJoin(challenges, eq(challenges.challengeId, challengeId))
        .where(eq(scores.userId, asked.userId))
        .orderBy(asc(achievedAt), asc(scoreId))
        .limit(asked.limit)
        .offset(asked.offset);
      return { kind: "scores", ...pageOf(asked, await rows) };
    },

    bestScores: async (asked) => {
      const { challengeId, score, achievedAt } = personalBests;
      const rows = asked.database
        .select({ challengeId, challengeName: englishText(challenges.name), score, achievedAt: isoTimeOf(achievedAt) })
        .from(personalBests)
        .innerJoin(challenges, eq(challenges.challengeId, challengeId))
        .where(eq(personalBests.userId, asked.userId))
        .orderBy(asc(achievedAt), asc(challengeId))
        .limit(asked.limit)
        .offset(asked.offset);
      return { kind: "bestScores", ...pageOf(asked, await rows) };
    },

    saves: async (asked) => {
      const { gameId, slot, version, savedAt } = saves;
      const data = sql<Json>`${saves.content}::jsonb`;
      const rows = asked.database
        .select({ gameId, gameTitle: games.title, slot, version, savedAt: isoTimeOf(savedAt), data })
        .from(saves)
        .innerJoin(games, eq(games.gameId, gameId))
        .where(eq(saves.userId, asked.userId))
        .orderBy(asc(gameId), asc(slot))
        .limit(asked.limit)
        .offset(asked.offset);
      return { kind: "saves", ...pageOf(asked, await rows) };
    },

    rooms: async (asked) => {
      const { roomId, joinedAt, seenAt } = roomPlayers;
      const times = { joinedAt: isoTimeOf(joinedAt), seenAt: isoTimeOrNullOf(seenAt) };
      const rows = asked.database
        .select({ roomId, gameId: rooms.gameId, gameTitle: games.title, ...times })
        .from(roomPlayers)
        .innerJoin(rooms, eq(rooms.roomId, roomId))
        .innerJoin(games, eq(games.gameId, rooms.gameId))
        .where(eq(roomPlayers.userId, asked.userId))
        .orderBy(asc(joinedAt), asc(roomId))
        .limit(asked.limit)
        .offset(asked.offset);
      return { kind: "rooms", ...pageOf(asked, await rows) };
    },

    roomMessages: async (asked) => {
      const { roomId, sentAt, sequence } = roomMessages;
      const rows = asked.database
        .select({ roomId, data: sql<Json>`${roomMessages.data}`, sentAt: isoTimeOf(sentAt) })
        .from(roomMessages)
        .where(eq(roomMessages.userId, asked.userId))
        .orderBy(asc(sentAt), asc(roomId), asc(sequence))
        .limit(asked.limit)
        .offset(asked.offset);
      return { kind: "roomMessages", ...pageOf(asked, await rows) };
    },

    quests: async (asked) => {
      const { periodStart, progress, completedAt, paidAt, questId } = playerQuests;
      const times = { completedAt: isoTimeOrNullOf(completedAt), paidAt: isoTimeOrNullOf(paidAt) };
      const rows = asked.database
        .select({ questAlias: quests.alias, periodStart: isoTimeOf(periodStart), progress, ...times })
        .from(playerQuests)
        .innerJoin(quests, eq(quests.questId, questId))
        .where(eq(playerQuests.userId, asked.userId))
        .orderBy(asc(periodStart), asc(questId))
        .limit(asked.limit)
        .offset(asked.offset);
      return { kind: "quests", ...pageOf(asked, await rows) };
    },
  };
