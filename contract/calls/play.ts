import * as z from "zod";
import { defineCall } from "../define-call";
import { gamePermissions } from "../entities/game-permission";
import { assetUrl, id } from "../entities/identifiers";
import { localeQuery, noBody } from "./request-parts";

/** How a game's frame is opened (docs/product/playing.md#frame-of-a-game). */
const launch = z.object({
  launchUrl: assetUrl,
  /** Optional extension: for browsers that do not find the game's own host. */
  fallbackUrl: assetUrl.nullish(),
  /** Optional extension: folder of a game that comes with the portal, which can keep it for offline play. */
  bundledGame: z.string().nullish(),
  trackId: id,
  /** Optional extension: what the game stores in the browser by itself is saved to the player's account. */
  savesStorage: z.boolean().nullish(),
  /** Optional extension: what the game may ask the player for, at an origin of its own. */
  permissions: gamePermissions.nullish(),
});

/** Scores of this play name `trackId` (docs/product/playing.md#start-of-a-play). */
export const startPlay = defineCall({
  name: "startPlay",
  summary: "Starts a play and counts it; a visitor becomes a guest.",
  method: "POST",
  path: "/gxc/v2/games/{gameId}/play",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: localeQuery,
  body: z.object({ trackId: id.optional(), challengeId: id.optional(), roomUrl: z.string().max(200).optional() }),
  data: launch.extend({ gamePlayId: id }),
  errorCodes: [
    "game_not_found",
    "track_not_found",
    "challenge_not_found",
    "room_not_found",
    "room_full",
    "invalid_request_payload",
  ],
});

/** Preload URL of the game: no play is counted, no guest is created, and there is no gamePlayId until startPlay. */
export const getLaunch = defineCall({
  name: "getLaunch",
  summary: "The URL of a game's frame, to preload it.",
  method: "GET",
  path: "/gxc/v2/games/{gameId}/launch",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: localeQuery.extend({ trackId: id.optional(), challengeId: id.optional() }),
  body: noBody,
  data: launch,
  errorCodes: ["game_not_found", "track_not_found", "challenge_not_found"],
});
