import * as z from "zod";
import type { CallApi } from "~/api-client/client";
import type { StudioError } from "~/view-models/studio/studio-refusal";
import * as studioCalls from "~contract/calls/developer-games";
import * as deskCalls from "~contract/calls/desk-pictures";
import { CENTRED, coverCropQuery, type CoverCropQuery } from "~contract/entities/cover-crop";
import type { ReceivedFile } from "./received-form.server";
import { parseFields, WrongFields } from "./studio-form.server";

const crop = z.string().trim().default("");
const pictureId = z.string().max(100);

/** With a file. */
export const coverForm = z.object({
  intent: z.literal("add-cover"),
  ...{ wideX: crop, wideY: crop, wideZoom: crop, narrowX: crop, narrowY: crop, narrowZoom: crop },
  /** The cover that was seen; empty for none. */
  replaces: pictureId.default(""),
});
/** With a file. */
export const graphicForm = z.object({ intent: z.literal("add-graphic") });
export const coverRemoval = z.object({ intent: z.literal("remove-cover"), subject: pictureId });
export const graphicRemoval = z.object({ intent: z.literal("remove-graphic"), subject: pictureId });

type CoverForm = z.output<typeof coverForm>;
type PictureForm = CoverForm | z.output<typeof graphicForm>;
type RemovalForm = z.output<typeof coverRemoval> | z.output<typeof graphicRemoval>;
type Bytes = Uint8Array<ArrayBuffer>;

/** Of a studio's game or, at the desk, of anybody's. */
export type PictureCalls = {
  addCover: (body: Bytes, crops: CoverCropQuery, replaces: string) => Promise<unknown>;
  addGraphic: (body: Bytes) => Promise<unknown>;
  removeCover: (coverId: string) => Promise<unknown>;
  removeGraphic: (assetId: string) => Promise<unknown>;
};

export function studioPictureCalls(api: CallApi, gameId: string): PictureCalls {
  return {
    addCover: (body, query) => api(studioCalls.addGameCover, { params: { gameId }, query, body }),
    addGraphic: (body) => api(studioCalls.addGameGraphic, { params: { gameId }, body }),
    removeCover: (coverId) => api(studioCalls.removeGameCover, { params: { gameId, coverId } }),
    removeGraphic: (assetId) => api(studioCalls.removeGameGraphic, { params: { gameId, assetId } }),
  };
}

export function deskPictureCalls(api: CallApi, subjectId: string): PictureCalls {
  return {
    addCover: (body, crops, replaces) =>
      api(deskCalls.addDeskGameCover, {
        params: { subjectId },
        query: { ...crops, ...(replaces !== "" && { replaces }) },
        body,
      }),
    addGraphic: (body) => api(deskCalls.addDeskGameGraphic, { params: { subjectId }, body }),
    removeCover: (coverId) => api(deskCalls.removeDeskGameCover, { params: { subjectId, coverId } }),
    removeGraphic: (assetId) => api(deskCalls.removeDeskGameGraphic, { params: { subjectId, assetId } }),
  };
}

export async function addPicture(calls: PictureCalls, form: PictureForm, file: ReceivedFile | null): Promise<void> {
  const crops = form.intent === "add-cover" ? readCrops(form) : null;
  if (!file) throw new WrongFields({ file: "file_missing" });
  if (file.bytes > studioCalls.MAX_GAME_PICTURE_BYTES) throw new WrongFields({ file: "game_picture_too_large" });
  const body = await file.read(0, file.bytes);
  if (form.intent === "add-cover") await calls.addCover(body, crops ?? {}, form.replaces);
  else await calls.addGraphic(body);
}

export async function removePicture(calls: PictureCalls, { intent, subject }: RemovalForm): Promise<void> {
  if (intent === "remove-cover") await calls.removeCover(subject);
  else await calls.removeGraphic(subject);
}

const CROP_ERRORS: Record<keyof CoverCropQuery, StudioError> = {
  ...{ wideX: "crop_position_wrong", wideY: "crop_position_wrong", wideZoom: "crop_zoom_wrong" },
  ...{ narrowX: "crop_position_wrong", narrowY: "crop_position_wrong", narrowZoom: "crop_zoom_wrong" },
};

/** What is left empty is centred. */
function readCrops({ wideX, wideY, wideZoom, narrowX, narrowY, narrowZoom }: CoverForm): CoverCropQuery {
  const number = (typed: string, otherwise: number) => (typed === "" ? otherwise : Number(typed));
  const { x, y, zoom } = CENTRED;
  const values = {
    ...{ wideX: number(wideX, x), wideY: number(wideY, y), wideZoom: number(wideZoom, zoom) },
    ...{ narrowX: number(narrowX, x), narrowY: number(narrowY, y), narrowZoom: number(narrowZoom, zoom) },
  };
  return parseFields(coverCropQuery, values, CROP_ERRORS);
}
