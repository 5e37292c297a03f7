import {
  addFavorite,
  clearRecentlyPlayed,
  getOwnValues,
  listFavorites,
  listGamesToContinue,
  listRecentlyPlayed,
  removeFavorite,
} from "~contract/calls/library";
import { callApi } from "../call-api";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";

async function storeFavorite({ player, game }: World): Promise<string> {
  const { data } = await callApi(addFavorite, { as: player, body: { gameId: game } });
  return addFavorite.data.parse(data).favoriteId;
}

export const LIBRARY_CASES: CallCase[] = [
  {
    call: addFavorite,
    example: ({ player, game }) => ({ as: player, body: { gameId: game } }),
    refusals: {
      challenge_not_found: ({ player }) => ({ as: player, body: { challengeId: UNKNOWN_ID } }),
      studio_not_found: ({ player }) => ({ as: player, body: { studioId: UNKNOWN_ID } }),
      invalid_request_payload: ({ player, game, studio }) => ({ as: player, body: { gameId: game, studioId: studio } }),
    },
  },
  {
    call: removeFavorite,
    example: async (world) => ({ as: world.player, params: { favoriteId: await storeFavorite(world) } }),
  },
  {
    call: listFavorites,
    example: async (world) => {
      await storeFavorite(world);
      return { as: world.player, query: { type: "games" } };
    },
    refusals: { invalid_request_payload: ({ player }) => ({ as: player, query: { type: "people" } }) },
  },
  {
    call: getOwnValues,
    example: async (world) => {
      await storeFavorite(world);
      return { as: world.player, query: { gameId: [world.game], ratedGameId: [world.game] } };
    },
    refusals: { invalid_request_payload: ({ player }) => ({ as: player, query: { gameId: ["one"] } }) },
  },
  {
    call: listGamesToContinue,
    example: ({ guest }) => ({ as: guest, query: { locale: "de" } }),
  },
  {
    call: listRecentlyPlayed,
    example: ({ guest }) => ({ as: guest, query: { type: "games" } }),
    refusals: { invalid_request_payload: ({ player }) => ({ as: player, query: { type: "people" } }) },
  },
  {
    call: clearRecentlyPlayed,
    example: ({ guest, game }) => ({ as: guest, query: { type: "games", id: game } }),
    refusals: { invalid_request_payload: ({ player }) => ({ as: player, query: { type: "people" } }) },
  },
];
