import * as z from "zod";
import { defineCall } from "../define-call";
import { coverCropQuery } from "../entities/cover-crop";
import { id } from "../entities/identifiers";
import { pagePicture } from "../entities/page-picture";
import { STAFF_ERROR_CODES } from "../error-codes";
import { SENT_PICTURE_ERROR_CODES } from "./developer-games";
import { noBody, noParams } from "./request-parts";

/** The cover first, then the gallery. */
export const listPagePictures = defineCall({
  name: "listPagePictures",
  summary: "Pictures of a game that entries of pages can show.",
  method: "GET",
  path: "/desk/page-pictures",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: z.object({ gameId: id }),
  body: noBody,
  data: z.object({ title: z.string(), pictures: z.array(pagePicture) }),
  errorCodes: [...STAFF_ERROR_CODES, "game_not_found"],
});

/** The body is as for a cover, of which pages show the part of 16:9. Nobody sees it until a page names it. */
export const addPagePicture = defineCall({
  name: "addPagePicture",
  summary: "Stores a picture for the entries of pages.",
  method: "POST",
  path: "/desk/page-pictures",
  access: "signed-in",
  permission: "catalogue:change",
  params: noParams,
  query: coverCropQuery.pick({ wideX: true, wideY: true, wideZoom: true }),
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  data: pagePicture,
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", ...SENT_PICTURE_ERROR_CODES],
});
