import * as z from "zod";
import { defineCall } from "../define-call";
import { auditEntry, namedId } from "../entities/audit-entry";
import { dateTime, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import {
  appealOutcome,
  brokenRule,
  deskPlayer,
  deskSanction,
  listedPlayer,
  MAX_NOTICE_LENGTH,
  openAppeal,
} from "../entities/sanction";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { MAX_USERNAME_LENGTH } from "./profile";
import { noBody, noParams } from "./request-parts";

const ofPlayer = z.object({ userId: id });
const ofSanction = z.object({ sanctionId: id });

/** What the player reads. */
const noticeText = z.string().trim().min(1).max(MAX_NOTICE_LENGTH);

export const listPlayers = defineCall({
  name: "listPlayers",
  summary: "Accounts by a part of their name, their address or their id, at most 50.",
  method: "GET",
  path: "/desk/players",
  access: "signed-in",
  permission: "players:read",
  params: noParams,
  query: z.object({ search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH) }),
  body: noBody,
  data: z.object({ players: z.array(listedPlayer) }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});

/** `sanctions` are the latest 100, the newest first; `history` has the latest changes at the desk. */
export const readPlayer = defineCall({
  name: "readPlayer",
  summary: "An account, what the desk has done about it, and why.",
  method: "GET",
  path: "/desk/players/{userId}",
  access: "signed-in",
  permission: "players:read",
  params: ofPlayer,
  query: noParams,
  body: noBody,
  data: z.object({
    player: deskPlayer,
    sanctions: z.array(deskSanction),
    history: z.object({ entries: z.array(auditEntry), names: z.array(namedId) }),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "user_not_found"],
});

const notice = { rule: brokenRule, text: noticeText };

/** A rename without a name gets one that the portal makes. */
export const newSanction = z.discriminatedUnion("kind", [
  z.strictObject({ ...notice, kind: z.literal("WARNING") }),
  z.strictObject({ ...notice, kind: z.literal("SUSPENSION"), endDate: dateTime }),
  z.strictObject({ ...notice, kind: z.literal("BAN") }),
  z.strictObject({
    ...notice,
    kind: z.literal("RENAME"),
    username: z.string().trim().min(1).max(MAX_USERNAME_LENGTH).nullable(),
    mayRename: z.boolean(),
  }),
  z.strictObject({ ...notice, kind: z.literal("PICTURE_REMOVAL") }),
]);

const changing = { access: "signed-in", permission: "players:sanction", query: noParams } as const;

export const sanctionPlayer = defineCall({
  ...changing,
  name: "sanctionPlayer",
  summary: "Warns, suspends, bans or renames a player, or takes the picture down, and tells why.",
  method: "POST",
  path: "/desk/players/{userId}/sanctions",
  params: ofPlayer,
  body: newSanction,
  data: z.object({ sanctionId: id, username: z.string() }),
  errorCodes: [
    ...STAFF_ERROR_CODES,
    ...(["invalid_request_payload", "user_not_found", "player_protected", "suspension_end_invalid"] as const),
    ...(["username_invalid", "username_taken", "no_changes"] as const),
  ],
});

export const liftSanction = defineCall({
  ...changing,
  name: "liftSanction",
  summary: "Ends a sanction early, which answers an appeal against it.",
  method: "POST",
  path: "/desk/sanctions/{sanctionId}/lifting",
  params: ofSanction,
  body: z.strictObject({ reason: deskReason }),
  data: z.object({ userId: id, username: z.string() }),
  errorCodes: [
    ...STAFF_ERROR_CODES,
    ...(["invalid_request_payload", "sanction_not_found", "sanction_ended", "player_protected"] as const),
  ],
});

export const listAppeals = defineCall({
  name: "listAppeals",
  summary: "Appeals that wait, the oldest first.",
  method: "GET",
  path: "/desk/appeals",
  access: "signed-in",
  permission: "players:read",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ appeals: z.array(openAppeal), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES],
});

export const decideAppeal = defineCall({
  ...changing,
  name: "decideAppeal",
  summary: "Upholds or lifts a sanction against which its player has appealed.",
  method: "POST",
  path: "/desk/sanctions/{sanctionId}/appeal-decision",
  params: ofSanction,
  body: z.strictObject({ outcome: appealOutcome, answer: noticeText }),
  data: z.object({ userId: id, username: z.string() }),
  errorCodes: [
    ...STAFF_ERROR_CODES,
    ...(["invalid_request_payload", "sanction_not_found", "appeal_not_open", "appeal_of_own_decision"] as const),
    "player_protected",
  ],
});
