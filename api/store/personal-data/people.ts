import { asc, eq, or, sql } from "drizzle-orm";
import type { PersonalData } from "~contract/entities/personal-data";
import { games, studios } from "../../db/schema/catalogue";
import { feedEntries, feedEntryVotes, feeds } from "../../db/schema/content";
import { user } from "../../db/schema/identity";
import { favorites, gameRatings, gameReports } from "../../db/schema/library";
import { blocks, friendRequests, friendships, messages } from "../../db/schema/people";
import { playerReports } from "../../db/schema/report-cases";
import { challenges } from "../../db/schema/scores";
import { isoTimeOf, isoTimeOrNullOf, pageOf, type Readers } from "./reader";

type MessageEntry = Extract<PersonalData, { kind: "messages" }>["entries"][number];

export const PEOPLE_READERS: Readers<
  "favorites" | "ratings" | "votes" | "reports" | "playerReports" | "friends" | "friendRequests" | "blocks" | "messages"
> = {
  favorites: async (query) => {
    const rows = query.database
      .select({
        gameTitle: games.title,
        challengeName: sql<string | null>`${challenges.name}->>'en'`,
        studioName: studios.name,
        createdAt: isoTimeOf(favorites.createdAt),
      })
      .from(favorites)
      .leftJoin(games, eq(games.gameId, favorites.gameId))
      .leftJoin(challenges, eq(challenges.challengeId, favorites.challengeId))
      .leftJoin(studios, eq(studios.studioId, favorites.studioId))
      .where(eq(favorites.userId, query.userId))
      .orderBy(asc(favorites.createdAt), asc(favorites.favoriteId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "favorites", ...pageOf(query, await rows) };
  },

  ratings: async (query) => {
    const { gameId, rating, ratedAt } = gameRatings;
    const rows = query.database
      .select({ gameId, gameTitle: games.title, rating, ratedAt: isoTimeOf(ratedAt) })
      .from(gameRatings)
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(gameRatings.userId, query.userId))
      .orderBy(asc(ratedAt), asc(gameId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "ratings", ...pageOf(query, await rows) };
  },

  votes: async (query) => {
    const rows = query.database
      .select({ entryId: feedEntryVotes.entryId, feedAlias: feeds.alias, votedAt: isoTimeOf(feedEntryVotes.votedAt) })
      .from(feedEntryVotes)
      .innerJoin(feedEntries, eq(feedEntries.entryId, feedEntryVotes.entryId))
      .innerJoin(feeds, eq(feeds.feedId, feedEntries.feedId))
      .where(eq(feedEntryVotes.userId, query.userId))
      .orderBy(asc(feedEntryVotes.votedAt), asc(feedEntryVotes.entryId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "votes", ...pageOf(query, await rows) };
  },

  reports: async (query) => {
    const { gameId, reason, comment, createdAt } = gameReports;
    const rows = query.database
      .select({ gameId, gameTitle: games.title, reason, comment, createdAt: isoTimeOf(createdAt) })
      .from(gameReports)
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(gameReports.userId, query.userId))
      .orderBy(asc(createdAt), asc(gameReports.reportId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "reports", ...pageOf(query, await rows) };
  },

  playerReports: async (query) => {
    const { playerId, reason, comment, createdAt } = playerReports;
    const rows = query.database
      .select({ username: user.displayUsername, reason, comment, createdAt: isoTimeOf(createdAt) })
      .from(playerReports)
      .innerJoin(user, eq(user.id, playerId))
      .where(eq(playerReports.userId, query.userId))
      .orderBy(asc(createdAt), asc(playerReports.reportId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "playerReports", ...pageOf(query, await rows) };
  },

  friends: async (query) => {
    const rows = query.database
      .select({ username: user.displayUsername, since: isoTimeOf(friendships.since) })
      .from(friendships)
      .innerJoin(user, eq(user.id, friendships.friendId))
      .where(eq(friendships.userId, query.userId))
      .orderBy(asc(friendships.since), asc(friendships.friendId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "friends", ...pageOf(query, await rows) };
  },

  blocks: async (query) => {
    const rows = query.database
      .select({ username: user.displayUsername, blockedAt: isoTimeOf(blocks.blockedAt) })
      .from(blocks)
      .innerJoin(user, eq(user.id, blocks.blockedId))
      .where(eq(blocks.blockerId, query.userId))
      .orderBy(asc(blocks.blockedAt), asc(blocks.blockedId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "blocks", ...pageOf(query, await rows) };
  },

  friendRequests: async (query) => {
    const { senderId, receiverId, requestedAt, requestId } = friendRequests;
    const isSent = sql`${senderId} = ${query.userId}`;
    const rows = query.database
      .select({
        direction: sql<"SENT" | "RECEIVED">`case when ${isSent} then 'SENT' else 'RECEIVED' end`,
        username: user.displayUsername,
        requestedAt: isoTimeOf(requestedAt),
      })
      .from(friendRequests)
      .innerJoin(user, sql`${user.id} = case when ${isSent} then ${receiverId} else ${senderId} end`)
      .where(or(eq(senderId, query.userId), eq(receiverId, query.userId)))
      .orderBy(asc(requestedAt), asc(requestId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "friendRequests", ...pageOf(query, await rows) };
  },

  messages: async (query) => {
    const { userId, data, isRead, createdAt, expiredAt, messageId } = messages;
    const rows = query.database
      .select({
        // The other party's id is replaced by the public username.
        data: sql<MessageEntry["data"]>`(${data} - 'otherPartyId') || jsonb_build_object('otherPartyUsername',
          (select ${user.displayUsername} from ${user} where ${user.id}::text = ${data}->>'otherPartyId'))`,
        ...{ isRead, createdAt: isoTimeOf(createdAt), expiredAt: isoTimeOrNullOf(expiredAt) },
      })
      .from(messages)
      .where(eq(userId, query.userId))
      .orderBy(asc(createdAt), asc(messageId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "messages", ...pageOf(query, await rows) };
  },
};
