import { getGame, listGames, listSimilarGames, rateGame, reportGame, suggestGames } from "~contract/calls/games";
import { storeTrack } from "../../fixtures/a-challenge-row";
import type { CallCase } from "../call-case";
import type { World } from "../world";

async function storePrivateTrack({ api, game, player }: World): Promise<string> {
  return storeTrack(api.database, game, { testers: [player.userId] });
}

export const GAME_CASES: CallCase[] = [
  {
    call: getGame,
    example: ({ player, game, track }) => ({ as: player, params: { gameId: game }, query: { trackId: track } }),
  },
  {
    call: listGames,
    example: ({ visitor, studio, feed }) => ({
      as: visitor,
      query: {
        search: "softfal",
        tagAlias: ["physics", "arcade"],
        excludeTagAlias: "rhythm",
        studioId: studio,
        feedId: feed.feedId,
        startDate: "2020-02-29",
      },
    }),
    refusals: { invalid_request_payload: ({ visitor }) => ({ as: visitor, query: { platform: "CONSOLE" } }) },
  },
  {
    call: listSimilarGames,
    example: ({ visitor, game }) => ({ as: visitor, params: { gameId: game }, query: { locale: "de" } }),
  },
  {
    call: suggestGames,
    example: ({ visitor }) => ({ as: visitor, query: { search: "lan", locale: "ru" } }),
    refusals: { invalid_request_payload: ({ visitor }) => ({ as: visitor }) },
  },
  {
    call: reportGame,
    example: ({ player, game, track }) => ({
      as: player,
      params: { gameId: game },
      query: { trackId: track },
      body: { reason: "REVIEW_REQUEST", comment: "The lander sinks into the second pad." },
    }),
    refusals: {
      game_not_public: async (world) => ({
        as: world.player,
        params: { gameId: world.game },
        query: { trackId: await storePrivateTrack(world) },
        body: { reason: "BROKEN" },
      }),
      invalid_report_reason: ({ player, game }) => ({
        as: player,
        params: { gameId: game },
        body: { reason: "BORING" },
      }),
      review_request_comment_required: ({ player, game }) => ({
        as: player,
        params: { gameId: game },
        body: { reason: "REVIEW_REQUEST", comment: "   " },
      }),
    },
  },
  {
    call: rateGame,
    example: ({ player, game }) => ({ as: player, params: { gameId: game }, body: { rating: 4 } }),
  },
];
