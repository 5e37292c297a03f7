import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { playerReviews, refusedWords, user } from "~api/db/schema";
import { forgetWords } from "~api/store/words/text-check";
import * as calls from "~contract/calls/player-reviews";
import { storeReadyGame } from "../../fixtures/developer-games";
import { backdatePlays } from "../../fixtures/players";
import { REVIEW_TEXT } from "../../fixtures/reviewers";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, disposableUser, type World } from "../world";
import { asTester } from "./developer-games";

const LONG_AGO = new Date("2026-01-01T00:00:00.000Z");
const REFUSED_WORD = "gadzooks";
const reason = "It is an insult.";
const written = { text: REVIEW_TEXT, isRecommended: true, locale: "en" } as const;

/** Of somebody else, which everybody sees. */
async function aReview(world: World, gameId = world.game) {
  const author = await disposableUser(world);
  await world.api.database.update(user).set({ createdAt: LONG_AGO }).where(eq(user.id, author.userId));
  const reviewId = await store(world, { userId: author.userId, gameId });
  return { author, reviewId };
}

async function store({ api }: World, of: { userId: string; gameId: string }): Promise<string> {
  const reviewId = randomUUID();
  const row = { reviewId, ...of, ...written, playedMinutes: 12, createdAt: new Date() };
  await api.database.insert(playerReviews).values(row);
  return reviewId;
}

async function removed({ api }: World, reviewId: string): Promise<void> {
  const removal = { removedAt: new Date(), removalReason: reason };
  await api.database.update(playerReviews).set(removal).where(eq(playerReviews.reviewId, reviewId));
}

async function refuse({ api }: World): Promise<void> {
  const word = { wordId: randomUUID(), list: "en", match: "WORD", addedAt: new Date() } as const;
  const row = { ...word, word: REFUSED_WORD, comparable: REFUSED_WORD };
  await api.database.insert(refusedWords).values(row).onConflictDoNothing();
  forgetWords(api.database);
}

const aboutGame = (world: World) => ({ params: { gameId: world.game } });
const unknownGame = ({ player }: World) => ({ as: player, params: { gameId: UNKNOWN_ID } });

/** By somebody new, who has played long enough. */
async function writing(world: World, body: object = written) {
  const as = await disposableUser(world);
  await backdatePlays(world.api, as.userId, 600);
  return { as, ...aboutGame(world), body };
}

async function owning(world: World) {
  const request = await writing(world);
  const reviewId = await store(world, { userId: request.as.userId, gameId: world.game });
  return { ...request, reviewId };
}

const reacting = async (world: World, body: object) => {
  const { reviewId } = await aReview(world);
  return { as: world.player, params: { reviewId }, body };
};
const ownReview = async (world: World, body: object) => {
  const { author, reviewId } = await aReview(world);
  return { as: author, params: { reviewId }, body };
};
const helpful = { isHelpful: true };
const report = { reason: "SPAM", comment: "Only advertising." };

async function answering(world: World, body?: object) {
  const { gameId, studioId } = await storeReadyGame(world.api.database, world.player);
  const { reviewId } = await aReview(world, gameId);
  return { as: world.player, params: { gameId, reviewId }, studioId, ...(body && { body }) };
}
const answer = { text: "Thank you." };
const answered = async (world: World) => {
  const { as, params } = await answering(world);
  const row = { answer: "Thank you.", answeredAt: new Date() };
  await world.api.database.update(playerReviews).set(row).where(eq(playerReviews.reviewId, params.reviewId));
  return { as, params };
};

const ofNobody = async (world: World, body?: object) => {
  const { as, params } = await answering(world);
  return { as, params: { ...params, reviewId: UNKNOWN_ID }, ...(body && { body }) };
};
const ofTester = async (world: World, body?: object) => {
  const { params, studioId } = await answering(world);
  return { as: await asTester(world, studioId), params, ...(body && { body }) };
};

async function moderating(world: World) {
  const { reviewId } = await aReview(world);
  return { ...(await asOwner(world)), params: { reviewId }, body: { reason } };
}
async function restoring(world: World) {
  const request = await moderating(world);
  await removed(world, request.params.reviewId);
  return request;
}

export const PLAYER_REVIEW_CASES: CallCase[] = [
  {
    call: calls.listPlayerReviews,
    example: async (world) => {
      await aReview(world);
      return { as: world.player, ...aboutGame(world), query: { order: "NEWEST" } };
    },
    refusals: {
      game_not_found: unknownGame,
      invalid_request_payload: (world) => ({ as: world.visitor, ...aboutGame(world), query: { order: "BEST" } }),
    },
  },
  {
    call: calls.getOwnPlayerReview,
    example: async (world) => {
      const { as, params } = await owning(world);
      return { as, params };
    },
    refusals: { game_not_found: unknownGame },
  },
  {
    call: calls.putPlayerReview,
    example: (world) => writing(world),
    refusals: {
      game_not_found: (world) => ({ ...unknownGame(world), body: written }),
      text_refused: async (world) => {
        await refuse(world);
        return writing(world, { ...written, text: `What a ${REFUSED_WORD} of a game.` });
      },
      play_time_too_short: async (world) => ({
        as: await disposableUser(world),
        ...aboutGame(world),
        body: written,
      }),
      player_review_removed: async (world) => {
        const { reviewId, ...request } = await owning(world);
        await removed(world, reviewId);
        return request;
      },
    },
  },
  {
    call: calls.deletePlayerReview,
    example: async (world) => {
      const { as, params } = await owning(world);
      return { as, params };
    },
    refusals: {
      game_not_found: unknownGame,
      player_review_not_found: async (world) => ({ as: await disposableUser(world), ...aboutGame(world) }),
      player_review_removed: async (world) => {
        const { as, params, reviewId } = await owning(world);
        await removed(world, reviewId);
        return { as, params };
      },
    },
  },
  {
    call: calls.voteForPlayerReview,
    example: (world) => reacting(world, helpful),
    refusals: {
      player_review_not_found: ({ player }) => ({ as: player, params: { reviewId: UNKNOWN_ID }, body: helpful }),
      player_review_own: (world) => ownReview(world, helpful),
    },
  },
  {
    call: calls.reportPlayerReview,
    example: (world) => reacting(world, report),
    refusals: {
      player_review_not_found: ({ player }) => ({ as: player, params: { reviewId: UNKNOWN_ID }, body: report }),
      player_review_own: (world) => ownReview(world, report),
    },
  },
  {
    call: calls.answerPlayerReview,
    example: (world) => answering(world, answer),
    refusals: {
      studio_role_insufficient: (world) => ofTester(world, answer),
      player_review_not_found: (world) => ofNobody(world, answer),
      text_refused: async (world) => {
        await refuse(world);
        return answering(world, { text: `What a ${REFUSED_WORD}.` });
      },
    },
  },
  {
    call: calls.deletePlayerReviewAnswer,
    example: answered,
    refusals: {
      studio_role_insufficient: (world) => ofTester(world),
      player_review_not_found: (world) => ofNobody(world),
      no_changes: (world) => answering(world),
    },
  },
  {
    call: calls.removePlayerReview,
    example: moderating,
    refusals: {
      player_review_not_found: async (world) => ({ ...(await moderating(world)), params: { reviewId: UNKNOWN_ID } }),
      no_changes: restoring,
    },
  },
  {
    call: calls.restorePlayerReview,
    example: restoring,
    refusals: {
      player_review_not_found: async (world) => ({ ...(await restoring(world)), params: { reviewId: UNKNOWN_ID } }),
      no_changes: moderating,
    },
  },
];
