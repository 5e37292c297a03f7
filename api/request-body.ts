import { createMiddleware } from "hono/factory";
import { bodyLimit } from "hono/body-limit";
import {
  changeReleaseNotes,
  findStoredFiles,
  putUploadPart,
  startUpload,
  UPLOAD_PART_BYTES,
} from "~contract/calls/developer-builds";
import { addGameCover, addGameGraphic, MAX_GAME_PICTURE_BYTES } from "~contract/calls/developer-games";
import { addPagePicture } from "~contract/calls/desk-page-pictures";
import { addDeskGameCover, addDeskGameGraphic } from "~contract/calls/desk-pictures";
import { putCatalogueUploadPart } from "~contract/calls/desk-catalogue";
import { saveGameEntryDraft } from "~contract/calls/desk-games";
import { savePageDraft } from "~contract/calls/desk-pages";
import { saveLegalTextDraft } from "~contract/calls/desk-site";
import { putPicture, MAX_PICTURE_BYTES } from "~contract/calls/profile";
import { putSave } from "~contract/calls/saves";
import { sendStatsEvent } from "~contract/calls/stats";
import type { Call } from "~contract/define-call";
import type { ErrorCode } from "~contract/error-codes";
import { MAX_SAVE_BYTES } from "~contract/entities/save";
import { ApiFailure } from "./api-failure";
import { isForm, readFormFile } from "./form-file";
import type { ApiContext, ApiEnvironment } from "./api-context";

const KILOBYTE = 1024;
const DEFAULT_MAX_BYTES = 64 * KILOBYTE;
/** JSON overhead: the other fields of the body, and escaping. */
const SAVE_MARGIN_BYTES = 44 * KILOBYTE;

/** An event with all texts at their maximum length. */
const EVENT_BYTES = 32 * KILOBYTE;

/** Names and hashes of as many files as a build may have. */
const FILE_LIST_BYTES = 4 * KILOBYTE ** 2;
/** As many sections and entries as a page may have. */
const PAGE_BYTES = 4 * KILOBYTE ** 2;
/** As many controls as a game may have, in every language. */
const CONTROLS_BYTES = 4 * KILOBYTE ** 2;
/** In every language, of letters of four bytes. */
const NOTES_BYTES = 128 * KILOBYTE;

/** In every language, of letters of four bytes. */
const LEGAL_TEXT_BYTES = 1024 * KILOBYTE;

const MAX_BODY_BYTES: Record<string, number> = {
  [putSave.name]: MAX_SAVE_BYTES + SAVE_MARGIN_BYTES,
  [putPicture.name]: MAX_PICTURE_BYTES,
  [sendStatsEvent.name]: EVENT_BYTES,
  [putUploadPart.name]: UPLOAD_PART_BYTES,
  [putCatalogueUploadPart.name]: UPLOAD_PART_BYTES,
  [startUpload.name]: FILE_LIST_BYTES,
  [findStoredFiles.name]: FILE_LIST_BYTES,
  [changeReleaseNotes.name]: NOTES_BYTES,
  [savePageDraft.name]: PAGE_BYTES,
  [saveGameEntryDraft.name]: CONTROLS_BYTES,
  [saveLegalTextDraft.name]: LEGAL_TEXT_BYTES,
  [addPagePicture.name]: MAX_GAME_PICTURE_BYTES,
  [addDeskGameCover.name]: MAX_GAME_PICTURE_BYTES,
  [addDeskGameGraphic.name]: MAX_GAME_PICTURE_BYTES,
  [addGameCover.name]: MAX_GAME_PICTURE_BYTES,
  [addGameGraphic.name]: MAX_GAME_PICTURE_BYTES,
};

/** A form is bounded by its handler, which knows the studio's limit. */
export function limitBody(call?: Call) {
  if (call?.bodyKind === "form") return createMiddleware<ApiEnvironment>((_context, next) => next());
  const maxSize = (call && MAX_BODY_BYTES[call.name]) ?? DEFAULT_MAX_BYTES;
  const code = call?.errorCodes.find((candidate) => candidate.endsWith("_too_large"));
  return limitBodyTo(maxSize, code ?? "invalid_request_payload");
}

export function limitBodyTo(maxSize: number, code: ErrorCode) {
  return createMiddleware<ApiEnvironment>(
    bodyLimit({
      maxSize,
      onError: () => {
        const message = `The body is too large: at most ${String(maxSize)} bytes.`;
        throw new ApiFailure(code, { status: 413, details: { message } });
      },
    }),
  );
}

type SentBody = { body: unknown; contentType?: string | undefined };

export async function readBody(context: ApiContext, call: Call): Promise<SentBody> {
  if (call.bodyKind === undefined) return { body: await readJson(context, call) };
  const contentType = context.req.header("content-type");
  if (call.bodyKind === "form") return { body: context.req.raw.body, contentType };
  if (!isForm(contentType)) return { body: new Uint8Array(await context.req.arrayBuffer()), contentType };
  const file = await readFormFile(contentType, context.req.raw.body);
  return { body: file.bytes, contentType: file.contentType };
}

/** A missing body counts as {}, so a call without required fields needs none. */
async function readJson(context: ApiContext, call: Call): Promise<unknown> {
  if (call.body.safeParse(undefined).success) return undefined;
  const text = await context.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure("invalid_request_payload", { details: { message: "The body is not JSON." } });
  }
}
