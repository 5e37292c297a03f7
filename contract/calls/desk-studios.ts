import * as z from "zod";
import { defineCall } from "../define-call";
import { buildLimits, ownBuildLimits } from "../entities/build";
import { dateTime, id, shortId } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { takedownAppeal } from "../entities/takedown-appeal";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

/** Of all builds of a studio together. */
export const MAX_STORED_BYTES = 1024 ** 4;
const MAX_ADDRESS_LENGTH = 500;

/** `email` is shown to those who decide; whether it is confirmed says how far to trust it. */
export const waitingApplication = z.object({
  applicationId: id,
  name: z.string(),
  website: z.string().nullable(),
  message: z.string(),
  username: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  creationDate: dateTime,
});

/** Bytes; limits of builds are missing where they are as usual. */
export const ownStudioLimits = z.object({
  studioId: id,
  name: z.string(),
  maxStoredBytes: z.int().min(1),
  limits: ownBuildLimits,
  isReviewed: z.boolean(),
});

export const takedown = z.object({
  takedownId: id,
  gameTitle: z.string(),
  shortId,
  studioName: z.string(),
  reason: z.string(),
  startDate: dateTime,
  /** Null while the game is stopped. */
  endDate: dateTime.nullable(),
  appeal: takedownAppeal.nullable(),
});

export const listWaitingApplications = defineCall({
  name: "listWaitingApplications",
  summary: "Applications for studios that wait for a decision, the oldest first.",
  method: "GET",
  path: "/desk/applications",
  access: "signed-in",
  permission: "applications:decide",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ applications: z.array(waitingApplication), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES],
});

/** The applicant becomes the studio's owner, or reads the reason. With `isReviewed`, games of the studio appear once they are approved. */
export const decideApplication = defineCall({
  name: "decideApplication",
  summary: "Approves or rejects an application for a studio.",
  method: "POST",
  path: "/desk/applications/{applicationId}/decision",
  access: "signed-in",
  permission: "applications:decide",
  params: z.object({ applicationId: id }),
  query: noParams,
  body: z.discriminatedUnion("decision", [
    z.object({ decision: z.literal("APPROVED"), isReviewed: z.boolean().optional() }),
    z.object({ decision: z.literal("REJECTED"), reason: deskReason }),
  ]),
  data: z.object({ name: z.string() }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "application_not_found", "studio_name_taken"],
});

export const listStudioLimits = defineCall({
  name: "listStudioLimits",
  summary: "What each studio may store and upload, by name.",
  method: "GET",
  path: "/desk/studio-limits",
  access: "signed-in",
  permission: "studio-limits:change",
  params: noParams,
  query: pageQuery.extend({ search: z.string().trim().max(MAX_DESK_SEARCH_LENGTH).optional() }),
  body: noBody,
  data: z.object({ studios: z.array(ownStudioLimits), usual: buildLimits, pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES, "invalid_request_payload"],
});

/** Counts from the next upload on; what is stored stays. Without `isReviewed`, whether its games are reviewed stays. */
export const changeStudioLimits = defineCall({
  name: "changeStudioLimits",
  summary: "Changes what a studio may store and upload.",
  method: "PUT",
  path: "/desk/studio-limits/{studioId}",
  access: "signed-in",
  permission: "studio-limits:change",
  params: z.object({ studioId: id }),
  query: noParams,
  body: z.object({
    maxStoredBytes: z.int().min(1).max(MAX_STORED_BYTES),
    limits: ownBuildLimits,
    isReviewed: z.boolean().optional(),
    reason: deskReason,
  }),
  data: ownStudioLimits,
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "studio_not_found"],
});

export const listTakedowns = defineCall({
  name: "listTakedowns",
  summary: "Games that were stopped: waiting appeals first, then running takedowns, then the newest.",
  method: "GET",
  path: "/desk/takedowns",
  access: "signed-in",
  permission: "takedowns:change",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ takedowns: z.array(takedown), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES],
});

/** `game` is an id, a short id, or the address of the game's page or host. */
export const stopGame = defineCall({
  name: "stopGame",
  summary: "Stops a game: nobody finds or plays it until the takedown is lifted.",
  method: "POST",
  path: "/desk/takedowns",
  access: "signed-in",
  permission: "takedowns:change",
  sudo: true,
  params: noParams,
  query: noParams,
  body: z.object({ game: z.string().trim().min(1).max(MAX_ADDRESS_LENGTH), reason: deskReason }),
  data: z.object({ gameTitle: z.string() }),
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "game_not_found", "game_is_blocked"],
});

export const liftTakedown = defineCall({
  name: "liftTakedown",
  summary: "Lifts a takedown: the game is as it was before.",
  method: "POST",
  path: "/desk/takedowns/{takedownId}/end",
  access: "signed-in",
  permission: "takedowns:change",
  params: z.object({ takedownId: id }),
  query: noParams,
  body: z.object({ reason: deskReason }),
  data: z.object({ gameTitle: z.string() }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "takedown_not_found"],
});
