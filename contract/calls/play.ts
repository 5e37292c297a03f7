import * as z from "zod";
import { defineCall } from "../define-call";
import { assetUrl, id } from "../entities/identifiers";
import { localeQuery, noBody } from "./request-parts";

/**
 * POST /gxc/v2/games/{gameId}/play: starts a play and counts it (docs/product/playing.md#start-of-a-play). A visitor
 * without a session becomes a guest; a roomUrl joins that room. `launchUrl` is the address of the game's frame, with
 * game, track, release, gamePlayId, source, locale and coverImage, challenge and room where there are such, and userId,
 * username and avatarUrl of a signed-in player; `trackId` is what scores of this play name.
 */
export const startPlay = defineCall({
  name: "startPlay",
  summary: "Starts a play and counts it; a visitor becomes a guest.",
  method: "POST",
  path: "/gxc/v2/games/{gameId}/play",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: localeQuery,
  body: z.object({ trackId: id.optional(), challengeId: id.optional(), roomUrl: z.string().max(200).optional() }),
  data: z.object({ launchUrl: assetUrl, gamePlayId: id, trackId: id }),
  errorCodes: [
    "game_not_found",
    "track_not_found",
    "challenge_not_found",
    "room_not_found",
    "room_full",
    "invalid_request_payload",
  ],
});

/**
 * GET /gxc/v2/games/{gameId}/launch: where the game is loaded from before anybody plays it. Counts nothing and makes no
 * guest; the address carries no gamePlayId, which startPlay answers with when the player presses Play.
 */
export const getLaunch = defineCall({
  name: "getLaunch",
  summary: "The address of a game's frame, to load it before it is played.",
  method: "GET",
  path: "/gxc/v2/games/{gameId}/launch",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: localeQuery.extend({ trackId: id.optional(), challengeId: id.optional() }),
  body: noBody,
  data: z.object({ launchUrl: assetUrl, trackId: id }),
  errorCodes: ["game_not_found", "track_not_found", "challenge_not_found"],
});
