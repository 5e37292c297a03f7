import * as z from "zod";
import { defineCall } from "../define-call";
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_LENGTH } from "../entities/bearer-token";
import { developerStudio } from "../entities/developer-game";
import { assetUrl, dateTime, id } from "../entities/identifiers";
import { MAX_DEVELOPER_PAGE_SIZE, pageQuery, pagination } from "../entities/pagination";
import { studioName } from "../entities/studio-content";
import {
  studioApplication,
  studioInvitation,
  studioMember,
  studioRole,
  studioScope,
  studioToken,
} from "../entities/studio-member";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

const studioParams = z.object({ studioId: id });
export const MAX_APPLICATION_LENGTH = 2_000;

export const getDeveloperProfile = defineCall({
  name: "getDeveloperProfile",
  summary: "Whom the session or the bearer token belongs to.",
  method: "GET",
  path: "/gamedev/profile",
  access: "signed-in",
  scope: "gamedev:read",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ userId: id, username: z.string(), pictureUrl: assetUrl }),
  errorCodes: ["sign_in_required"],
});

export const listDeveloperStudios = defineCall({
  name: "listDeveloperStudios",
  summary: "The studios that the viewer is a member of.",
  method: "GET",
  path: "/gamedev/studios",
  access: "signed-in",
  scope: "gamedev:read",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ studios: z.array(developerStudio), pagination }),
  errorCodes: ["sign_in_required", ...PAGING_ERROR_CODES],
  maxPageSize: MAX_DEVELOPER_PAGE_SIZE,
});

export const listApplications = defineCall({
  name: "listApplications",
  summary: "The viewer's applications for a studio, newest first.",
  method: "GET",
  path: "/gamedev/studio-applications",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ applications: z.array(studioApplication) }),
  errorCodes: ["sign_in_required"],
});

/** One at a time: another one waits until the first is decided. */
export const applyForStudio = defineCall({
  name: "applyForStudio",
  summary: "Applies for a studio; the portal's owner decides.",
  method: "POST",
  path: "/gamedev/studio-applications",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.object({
    name: studioName,
    website: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .nullish(),
    message: z.string().trim().min(1).max(MAX_APPLICATION_LENGTH),
  }),
  data: studioApplication,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "studio_name_taken",
    "text_refused",
    "application_waiting",
    "email_not_confirmed",
  ],
});

/** Invitations and tokens are listed for owners only. */
export const getStudioTeam = defineCall({
  name: "getStudioTeam",
  summary: "Members of a studio; for its owners also invitations and tokens.",
  method: "GET",
  path: "/gamedev/studios/{studioId}/team",
  access: "signed-in",
  params: studioParams,
  query: noParams,
  body: noBody,
  data: z.object({
    studio: developerStudio,
    members: z.array(studioMember),
    invitations: z.array(studioInvitation),
    tokens: z.array(studioToken),
  }),
  errorCodes: ["sign_in_required", "studio_not_found"],
});

export const inviteMember = defineCall({
  name: "inviteMember",
  summary: "Invites somebody to a studio by mail.",
  method: "POST",
  path: "/gamedev/studios/{studioId}/invitations",
  access: "signed-in",
  params: studioParams,
  query: localeQuery,
  body: z.object({ email: z.email().max(254), role: studioRole }),
  data: z.object({ invitation: studioInvitation, link: z.string().nullish() }),
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "studio_not_found",
    "studio_role_insufficient",
    "invitations_exhausted",
  ],
});

export const revokeInvitation = defineCall({
  name: "revokeInvitation",
  summary: "Takes back an invitation that is not accepted yet.",
  method: "DELETE",
  path: "/gamedev/studios/{studioId}/invitations/{invitationId}",
  access: "signed-in",
  params: studioParams.extend({ invitationId: id }),
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "studio_not_found", "studio_role_insufficient", "invitation_not_found"],
});

/** `secret` is the last part of the mail's link. */
export const acceptInvitation = defineCall({
  name: "acceptInvitation",
  summary: "Joins the studio that the mail's link invites to.",
  method: "POST",
  path: "/gamedev/invitations/accept",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.object({ secret: z.string().min(1).max(100) }),
  data: z.object({ studioId: id, name: z.string(), role: studioRole }),
  errorCodes: ["sign_in_required", "invalid_request_payload", "invitation_not_found"],
});

export const changeMember = defineCall({
  name: "changeMember",
  summary: "Gives a member another role.",
  method: "PATCH",
  path: "/gamedev/studios/{studioId}/members/{userId}",
  access: "signed-in",
  params: studioParams.extend({ userId: id }),
  query: noParams,
  body: z.object({ role: studioRole }),
  data: studioMember,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "studio_not_found",
    "studio_role_insufficient",
    "member_not_found",
    "last_owner",
  ],
});

/** Owners remove members; everybody may leave. */
export const removeMember = defineCall({
  name: "removeMember",
  summary: "Removes a member from a studio, or leaves it.",
  method: "DELETE",
  path: "/gamedev/studios/{studioId}/members/{userId}",
  access: "signed-in",
  params: studioParams.extend({ userId: id }),
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "studio_not_found", "studio_role_insufficient", "member_not_found", "last_owner"],
});

/** `secret` is returned once and never stored. */
export const createStudioToken = defineCall({
  name: "createStudioToken",
  summary: "Creates a bearer token for tools.",
  method: "POST",
  path: "/gamedev/studios/{studioId}/tokens",
  access: "signed-in",
  params: studioParams,
  query: noParams,
  body: z.object({
    name: z.string().trim().min(1).max(MAX_TOKEN_NAME_LENGTH),
    scopes: z.array(studioScope).min(1).max(2),
    gameId: id.nullish(),
    expiryDays: z.int().min(1).max(MAX_TOKEN_DAYS),
  }),
  data: z.object({ token: studioToken, secret: z.string() }),
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "studio_not_found",
    "studio_role_insufficient",
    "game_not_found",
    "tokens_exhausted",
  ],
});

export const revokeStudioToken = defineCall({
  name: "revokeStudioToken",
  summary: "Ends a bearer token at once.",
  method: "DELETE",
  path: "/gamedev/studios/{studioId}/tokens/{tokenId}",
  access: "signed-in",
  params: studioParams.extend({ tokenId: id }),
  query: noParams,
  body: noBody,
  data: z.object({ revokedDate: dateTime }),
  errorCodes: ["sign_in_required", "studio_not_found", "studio_role_insufficient", "token_not_found"],
});
