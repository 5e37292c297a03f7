import * as z from "zod";
import { defineCall } from "../define-call";
import { accountSession } from "../entities/account-session";
import { id } from "../entities/identifiers";
import { toolConnection } from "../entities/tool-connection";
import { localeQuery, noBody, noParams } from "./request-parts";

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** `link` is the mail's link; set only in development, where mails are written to files. */
const sentMail = z.object({ link: z.string().nullish() });

export const listSessions = defineCall({
  name: "listSessions",
  summary: "Lists the browsers that are signed in to the account.",
  method: "GET",
  path: "/profile/sessions",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ sessions: z.array(accountSession) }),
  errorCodes: ["sign_in_required"],
});

export const endSession = defineCall({
  name: "endSession",
  summary: "Signs one browser out of the account.",
  method: "DELETE",
  path: "/profile/sessions/{sessionId}",
  access: "signed-in",
  params: z.object({ sessionId: id }),
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "session_not_found"],
});

export const endOtherSessions = defineCall({
  name: "endOtherSessions",
  summary: "Signs all other browsers out of the account.",
  method: "DELETE",
  path: "/profile/sessions",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ ended: z.int().min(0) }),
  errorCodes: ["sign_in_required"],
});

/** `password_invalid` carries the broken rule in its message. */
export const changePassword = defineCall({
  name: "changePassword",
  summary: "Changes the account's password.",
  method: "PUT",
  path: "/profile/password",
  access: "signed-in",
  params: noParams,
  query: localeQuery,
  body: z.object({ currentPassword: z.string(), newPassword: z.string(), signOutOthers: z.boolean() }),
  data: z.unknown(),
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password", "password_invalid"],
});

/** Sends a link to the new address; the account changes once the link is opened. */
export const changeEmail = defineCall({
  name: "changeEmail",
  summary: "Requests another e-mail address for the account.",
  method: "PUT",
  path: "/profile/email",
  access: "signed-in",
  params: noParams,
  query: localeQuery,
  body: z.object({ email: z.string(), currentPassword: z.string() }),
  data: sentMail,
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password", "email_invalid", "email_unchanged"],
});

export const sendActivationMail = defineCall({
  name: "sendActivationMail",
  summary: "Sends the mail that confirms the account's e-mail address again.",
  method: "POST",
  path: "/profile/activation-mail",
  access: "signed-in",
  params: noParams,
  query: localeQuery,
  body: noBody,
  data: sentMail,
  errorCodes: ["sign_in_required", "already_activated"],
});

export const listConnections = defineCall({
  name: "listConnections",
  summary: "Lists the tools that may work in the account's name.",
  method: "GET",
  path: "/profile/connections",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ connections: z.array(toolConnection) }),
  errorCodes: ["sign_in_required"],
});

/** Its tokens end at once. */
export const revokeConnection = defineCall({
  name: "revokeConnection",
  summary: "Ends what a tool may do in the account's name.",
  method: "DELETE",
  path: "/profile/connections/{connectionId}",
  access: "signed-in",
  params: z.object({ connectionId: id }),
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "connection_not_found"],
});
