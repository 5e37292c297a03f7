import * as z from "zod";
import { defineCall } from "../define-call";
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_LENGTH } from "../entities/bearer-token";
import { dateTime, id } from "../entities/identifiers";
import { staffToken, staffTokenPermission } from "../entities/staff-token";
import { STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

/** Owners see everybody's, editors their own. */
export const listStaffTokens = defineCall({
  name: "listStaffTokens",
  summary: "Bearer tokens for the desk's calls, newest first.",
  method: "GET",
  path: "/desk/tokens",
  access: "signed-in",
  permission: "tokens:change",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ tokens: z.array(staffToken) }),
  errorCodes: STAFF_ERROR_CODES,
});

/** For what the maker's role permits. `secret` is returned once and never stored. */
export const createStaffToken = defineCall({
  name: "createStaffToken",
  summary: "Creates a bearer token for the desk's calls.",
  method: "POST",
  path: "/desk/tokens",
  access: "signed-in",
  permission: "tokens:change",
  sudo: true,
  params: noParams,
  query: noParams,
  body: z.object({
    name: z.string().trim().min(1).max(MAX_TOKEN_NAME_LENGTH),
    permissions: z.array(staffTokenPermission).min(1).max(staffTokenPermission.options.length),
    expiryDays: z.int().min(1).max(MAX_TOKEN_DAYS),
  }),
  data: z.object({ token: staffToken, secret: z.string() }),
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "tokens_exhausted"],
});

/** Owners revoke everybody's. */
export const revokeStaffToken = defineCall({
  name: "revokeStaffToken",
  summary: "Ends a bearer token for the desk at once.",
  method: "DELETE",
  path: "/desk/tokens/{tokenId}",
  access: "signed-in",
  permission: "tokens:change",
  params: z.object({ tokenId: id }),
  query: noParams,
  body: noBody,
  data: z.object({ revokedDate: dateTime, name: z.string() }),
  errorCodes: [...STAFF_ERROR_CODES, "token_not_found"],
});
