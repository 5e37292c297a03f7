import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { MAX_REPORT_COMMENT_LENGTH } from "./games";
import { noParams } from "./request-parts";

export const playerReportReason = z.enum(["NAME", "PICTURE", "PROFILE_TEXT", "HARASSMENT", "CHEATING", "OTHER"]);
export type PlayerReportReason = z.output<typeof playerReportReason>;

/** Extension. The same player for the same reason again within 24 hours changes nothing. */
export const reportPlayer = defineCall({
  name: "reportPlayer",
  summary: "Reports a player to the site owner; the player is not told.",
  method: "POST",
  path: "/users/{userId}/report",
  access: "signed-in",
  params: z.object({ userId: id }),
  query: noParams,
  body: z.strictObject({
    reason: playerReportReason,
    comment: z.string().trim().max(MAX_REPORT_COMMENT_LENGTH).optional(),
  }),
  data: z.unknown(),
  errorCodes: ["sign_in_required", "user_not_found", "invalid_request_payload"],
});
