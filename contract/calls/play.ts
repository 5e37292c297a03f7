import * as z from "zod";
import { defineCall } from "../define-call";
import { assetUrl, id } from "../entities/identifiers";
import { localeQuery } from "./request-parts";

/**
 * POST /gxc/v2/games/{gameId}/play: starts a play and counts it (decisions, "start of a play").
 * A visitor without a session becomes a guest; a roomUrl joins that room. `launchUrl` is the address of the game's frame; `trackId` is what
 * scores of this play name.
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
