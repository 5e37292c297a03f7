import * as z from "zod";
import { defineCall } from "../define-call";
import { coverCropQuery } from "../entities/cover-crop";
import { gamePictures } from "../entities/developer-game";
import { id } from "../entities/identifiers";
import { STAFF_ERROR_CODES } from "../error-codes";
import { graphicPlace, SENT_PICTURE_ERROR_CODES } from "./developer-games";
import { noBody, noParams } from "./request-parts";

const ofGame = z.object({ subjectId: id });
const pictureName = z.string().min(1).max(100);
const changing = { access: "signed-in", permission: "catalogue:change" } as const;
const data = gamePictures.extend({ title: z.string(), studioName: z.string(), isPublished: z.boolean() });

export const readDeskGamePictures = defineCall({
  name: "readDeskGamePictures",
  summary: "The cover of a game in both shapes, and its gallery.",
  method: "GET",
  path: "/desk/games/{subjectId}/pictures",
  access: "signed-in",
  permission: "catalogue:read",
  params: ofGame,
  query: noParams,
  body: noBody,
  data,
  errorCodes: [...STAFF_ERROR_CODES, "game_not_found"],
});

/** The body is as a studio sends it; `replaces` is the cover that the editor has seen, none without it. */
export const addDeskGameCover = defineCall({
  ...changing,
  name: "addDeskGameCover",
  summary: "Gives a game its cover, in place of the one that was seen.",
  method: "POST",
  path: "/desk/games/{subjectId}/covers",
  params: ofGame,
  query: coverCropQuery.extend({ replaces: pictureName.optional() }),
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  data,
  errorCodes: [
    ...STAFF_ERROR_CODES,
    "invalid_request_payload",
    "game_not_found",
    "content_changed",
    ...SENT_PICTURE_ERROR_CODES,
  ],
});

export const removeDeskGameCover = defineCall({
  ...changing,
  name: "removeDeskGameCover",
  summary: "Removes the cover of a game that is not published.",
  method: "DELETE",
  path: "/desk/games/{subjectId}/covers/{coverId}",
  params: ofGame.extend({ coverId: pictureName }),
  query: noParams,
  body: noBody,
  data,
  errorCodes: [...STAFF_ERROR_CODES, "game_not_found", "game_cover_not_found", "breaking_published_game"],
});

/** Of 16:9. */
export const addDeskGameGraphic = defineCall({
  ...changing,
  name: "addDeskGameGraphic",
  summary: "Adds a picture to a game's gallery.",
  method: "POST",
  path: "/desk/games/{subjectId}/graphics",
  params: ofGame,
  query: noParams,
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  data,
  errorCodes: [...STAFF_ERROR_CODES, "game_not_found", "max_graphics_limit_reached", ...SENT_PICTURE_ERROR_CODES],
});

export const removeDeskGameGraphic = defineCall({
  ...changing,
  name: "removeDeskGameGraphic",
  summary: "Removes a picture from a game's gallery.",
  method: "DELETE",
  path: "/desk/games/{subjectId}/graphics/{assetId}",
  params: ofGame.extend({ assetId: pictureName }),
  query: noParams,
  body: noBody,
  data,
  errorCodes: [...STAFF_ERROR_CODES, "game_not_found", "asset_not_found"],
});

export const placeDeskGameGraphic = defineCall({
  ...changing,
  name: "placeDeskGameGraphic",
  summary: "Gives a picture another place in a game's gallery.",
  method: "PUT",
  path: "/desk/games/{subjectId}/graphics/{assetId}/place",
  params: ofGame.extend({ assetId: pictureName }),
  query: noParams,
  body: graphicPlace,
  data,
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "game_not_found", "asset_not_found"],
});
