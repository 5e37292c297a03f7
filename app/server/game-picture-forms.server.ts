import * as z from "zod";
import type { CallApi } from "~/api-client/client";
import type { Translate } from "~/i18n/text-keys";
import type { StudioError } from "~/view-models/studio/studio-refusal";
import * as studioCalls from "~contract/calls/developer-games";
import * as deskCalls from "~contract/calls/desk-pictures";
import { CENTRED, coverCropQuery, type CoverCropQuery } from "~contract/entities/cover-crop";
import type { ReceivedFile } from "./received-form.server";
import { parseFields, WrongFields } from "./studio-form.server";

const crop = z.string().trim().default("");
const pictureId = z.string().max(100);

export const wideCropFields = { wideX: crop, wideY: crop, wideZoom: crop };
/** With a file. */
export const coverForm = z.object({
  intent: z.literal("add-cover"),
  ...{ ...wideCropFields, narrowX: crop, narrowY: crop, narrowZoom: crop },
  /** The cover that was seen; empty for none. */
  replaces: pictureId.default(""),
});
/** With a file. */
export const graphicForm = z.object({ intent: z.literal("add-graphic") });
export const coverRemoval = z.object({ intent: z.literal("remove-cover"), subject: pictureId });
export const graphicRemoval = z.object({ intent: z.literal("remove-graphic"), subject: pictureId });
export const graphicMove = z.object({
  intent: z.literal("move-graphic"),
  subject: pictureId,
  place: z.string().refine((text) => studioCalls.graphicPlace.safeParse({ place: Number(text) }).success),
});

type CoverForm = z.output<typeof coverForm>;
type PictureForm = CoverForm | z.output<typeof graphicForm>;
type ChangeForm = z.output<typeof coverRemoval> | z.output<typeof graphicRemoval> | z.output<typeof graphicMove>;
type Bytes = Uint8Array<ArrayBuffer>;

/** Of a studio's game or, at the desk, of anybody's. */
export type PictureCalls = {
  addCover: (body: Bytes, crops: CoverCropQuery, replaces: string) => Promise<unknown>;
  addGraphic: (body: Bytes) => Promise<unknown>;
  removeCover: (coverId: string) => Promise<unknown>;
  placeGraphic: (assetId: string, place: number) => Promise<unknown>;
  removeGraphic: (assetId: string) => Promise<unknown>;
};

export function studioPictureCalls(api: CallApi, gameId: string): PictureCalls {
  return {
    addCover: (body, query) => api(studioCalls.addGameCover, { params: { gameId }, query, body }),
    addGraphic: (body) => api(studioCalls.addGameGraphic, { params: { gameId }, body }),
    removeCover: (coverId) => api(studioCalls.removeGameCover, { params: { gameId, coverId } }),
    placeGraphic: (assetId, place) =>
      api(studioCalls.placeGameGraphic, { params: { gameId, assetId }, body: { place } }),
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
    placeGraphic: (assetId, place) =>
      api(deskCalls.placeDeskGameGraphic, { params: { subjectId, assetId }, body: { place } }),
    removeGraphic: (assetId) => api(deskCalls.removeDeskGameGraphic, { params: { subjectId, assetId } }),
  };
}

export async function addPicture(calls: PictureCalls, form: PictureForm, file: ReceivedFile | null): Promise<void> {
  const crops = form.intent === "add-cover" ? readCrops(form) : null;
  const body = await pictureBytes(file);
  if (form.intent === "add-cover") await calls.addCover(body, crops ?? {}, form.replaces);
  else await calls.addGraphic(body);
}

export async function pictureBytes(file: ReceivedFile | null): Promise<Bytes> {
  if (!file) throw new WrongFields({ file: "file_missing" });
  if (file.bytes > studioCalls.MAX_GAME_PICTURE_BYTES) throw new WrongFields({ file: "game_picture_too_large" });
  return file.read(0, file.bytes);
}

/** What has changed, in words. */
export async function changePicture(calls: PictureCalls, form: ChangeForm, t: Translate): Promise<string> {
  const { subject } = form;
  if (form.intent === "move-graphic") {
    const place = Number(form.place);
    await calls.placeGraphic(subject, place);
    return t("studios.pictureMoved", { place });
  }
  await (form.intent === "remove-cover" ? calls.removeCover(subject) : calls.removeGraphic(subject));
  return t("studios.pictureRemoved");
}

const CROP_ERRORS: Record<keyof CoverCropQuery, StudioError> = {
  ...{ wideX: "crop_position_wrong", wideY: "crop_position_wrong", wideZoom: "crop_zoom_wrong" },
  ...{ narrowX: "crop_position_wrong", narrowY: "crop_position_wrong", narrowZoom: "crop_zoom_wrong" },
};

type WideCrop = Pick<CoverForm, keyof typeof wideCropFields>;

/** What is left empty is centred. */
function readCrops({ narrowX, narrowY, narrowZoom, ...wide }: CoverForm): CoverCropQuery {
  const { x, y, zoom } = CENTRED;
  const narrow = {
    narrowX: toNumber(narrowX, x),
    narrowY: toNumber(narrowY, y),
    narrowZoom: toNumber(narrowZoom, zoom),
  };
  return parseFields(coverCropQuery, { ...wideNumbers(wide), ...narrow }, CROP_ERRORS);
}

export function readWideCrop(form: WideCrop): CoverCropQuery {
  return parseFields(coverCropQuery, wideNumbers(form), CROP_ERRORS);
}

function wideNumbers({ wideX, wideY, wideZoom }: WideCrop) {
  const { x, y, zoom } = CENTRED;
  return { wideX: toNumber(wideX, x), wideY: toNumber(wideY, y), wideZoom: toNumber(wideZoom, zoom) };
}

const toNumber = (typed: string, otherwise: number) => (typed === "" ? otherwise : Number(typed));
