import { eq } from "drizzle-orm";
import { gameArt, gameRights, games, tracks } from "~api/db/schema";
import { listReviews as list } from "~api/store/reviews/review-list";
import { submitGame as submit } from "~api/store/reviews/submit-game";
import { stopGame } from "~api/store/studios/takedowns";
import * as calls from "~contract/calls/game-reviews";
import { reviewStudio, storeReadyGame } from "../../fixtures/developer-games";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";
import { asTester } from "./developer-games";

type Change = (database: World["api"]["database"], gameId: string) => Promise<unknown>;

const PAST = "2020-01-01T00:00:00.000Z";
const REASON = "It does not start.";
const nothing: Change = () => Promise.resolve();

const valuesOf =
  (values: Partial<typeof games.$inferInsert>): Change =>
  (database, gameId) =>
    database.update(games).set(values).where(eq(games.gameId, gameId));
const withoutCover: Change = (database, gameId) => database.delete(gameArt).where(eq(gameArt.gameId, gameId));
const withoutRights: Change = (database, gameId) => database.delete(gameRights).where(eq(gameRights.gameId, gameId));
const withoutRelease: Change = (database, gameId) =>
  database.update(tracks).set({ releaseId: null }).where(eq(tracks.gameId, gameId));
const stopped: Change = (database, gameId) =>
  stopGame(database, { actorId: null, gameId, reason: "A copy.", now: new Date() });

async function aReviewedGame({ api, player }: World) {
  const game = await storeReadyGame(api.database, player);
  await reviewStudio(api.database, game.studioId);
  return game;
}

const submitting =
  (change = nothing, wishedDate: string | null = null) =>
  async (world: World) => {
    const { gameId } = await aReviewedGame(world);
    await change(world.api.database, gameId);
    return { as: world.player, params: { gameId }, body: { wishedDate } };
  };

async function aSubmission(world: World) {
  const game = await aReviewedGame(world);
  const { database } = world.api;
  await submit(database, { gameId: game.gameId, wishedAt: null, now: new Date() });
  const { reviews: listed } = await list({ database, mediaBaseUrl: "" }, { pageSize: 50 });
  return { ...game, reviewId: listed.find(({ gameId }) => gameId === game.gameId)?.reviewId ?? "" };
}

const deciding =
  (body: object, change = nothing) =>
  async (world: World) => {
    const { gameId, reviewId } = await aSubmission(world);
    await change(world.api.database, gameId);
    return { ...(await asOwner(world)), params: { reviewId }, body };
  };

const APPROVED = { decision: "APPROVED", publishDate: null };

const UNREADY = {
  age_rating_not_set: valuesOf({ ageRating: "NOT_SET" }),
  game_description_empty: valuesOf({ shortDescription: {} }),
  no_platforms_added: valuesOf({ platforms: [] }),
  missing_game_covers: withoutCover,
  rights_not_declared: withoutRights,
  game_is_blocked: stopped,
};

export const GAME_REVIEW_CASES: CallCase[] = [
  {
    call: calls.submitGame,
    example: submitting(),
    refusals: {
      studio_role_insufficient: async (world) => {
        const { gameId, studioId } = await aReviewedGame(world);
        return { as: await asTester(world, studioId), params: { gameId }, body: { wishedDate: null } };
      },
      ...Object.fromEntries(Object.entries(UNREADY).map(([code, change]) => [code, submitting(change)])),
      no_release_for_track: submitting(withoutRelease),
      review_not_required: async ({ api, player }) => {
        const { gameId } = await storeReadyGame(api.database, player);
        return { as: player, params: { gameId }, body: { wishedDate: null } };
      },
      publish_date_past: submitting(nothing, PAST),
    },
  },
  {
    call: calls.withdrawGame,
    example: async (world) => {
      const { gameId } = await aSubmission(world);
      return { as: world.player, params: { gameId } };
    },
    refusals: {
      studio_role_insufficient: async (world) => {
        const { gameId, studioId } = await aSubmission(world);
        return { as: await asTester(world, studioId), params: { gameId } };
      },
      review_not_found: async (world) => {
        const { gameId } = await aReviewedGame(world);
        return { as: world.player, params: { gameId } };
      },
    },
  },
  {
    call: calls.listReviews,
    example: async (world) => {
      await aSubmission(world);
      return asOwner(world);
    },
  },
  {
    call: calls.decideReview,
    example: deciding({ decision: "SENT_BACK", reason: REASON }),
    refusals: {
      review_not_found: async (world) => ({
        ...{ ...(await asOwner(world)), params: { reviewId: UNKNOWN_ID }, body: APPROVED },
      }),
      publish_date_past: deciding({ decision: "APPROVED", publishDate: PAST }),
      ...Object.fromEntries(Object.entries(UNREADY).map(([code, change]) => [code, deciding(APPROVED, change)])),
    },
  },
];
