import * as z from "zod";
import { defineCall } from "../define-call";
import { dateTime, id } from "../entities/identifiers";
import { PERSONAL_DATA_KINDS, personalData } from "../entities/personal-data";
import { STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { deskReason } from "./desk-staff";
import { MAX_USERNAME_LENGTH } from "./profile";
import { noBody, noParams } from "./request-parts";

const ofPlayer = z.object({ userId: id });
const handling = { access: "signed-in", permission: "players:data" } as const;

/** What is read of it is in the audit log by this call. `endDate` is when reading ends. */
export const startPlayerExport = defineCall({
  ...handling,
  sudo: true,
  name: "startPlayerExport",
  summary: "Lets the caller read the stored data of a player for an hour.",
  method: "POST",
  path: "/desk/players/{userId}/data-export",
  params: ofPlayer,
  query: noParams,
  body: z.strictObject({ reason: deskReason }),
  data: z.object({ username: z.string(), endDate: dateTime }),
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "user_not_found"],
});

export const getPlayersData = defineCall({
  ...handling,
  name: "getPlayersData",
  summary: "A page of a player's stored data, of one kind, during an export.",
  method: "GET",
  path: "/desk/players/{userId}/data/{kind}",
  params: ofPlayer.extend({ kind: z.enum(PERSONAL_DATA_KINDS) }),
  query: z.object({ page: z.int().min(0).optional() }),
  body: noBody,
  data: personalData,
  errorCodes: [...STAFF_ERROR_CODES, "user_not_found", "export_not_started", "page_invalid", "page_less_than_0"],
});

/** As if the player had deleted it. `username` is typed to confirm whose account it is. */
export const deletePlayer = defineCall({
  ...handling,
  sudo: true,
  name: "deletePlayer",
  summary: "Deletes the account of a player for good.",
  method: "POST",
  path: "/desk/players/{userId}/deletion",
  params: ofPlayer,
  query: noParams,
  body: z.strictObject({ username: z.string().trim().min(1).max(MAX_USERNAME_LENGTH), reason: deskReason }),
  data: z.unknown(),
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "user_not_found", "username_wrong", "player_protected"],
});
