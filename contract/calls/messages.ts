import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { messages } from "../entities/message";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

const oneMessage = z.object({ messageId: id });

/** Expired messages are excluded. */
export const listMessages = defineCall({
  name: "listMessages",
  summary: "The inbox, newest first.",
  method: "GET",
  path: "/profile/v2/messages",
  access: "signed-in",
  params: noParams,
  query: pageQuery.extend({ ...localeQuery.shape, read: z.boolean().optional() }),
  body: noBody,
  data: z.object({ messages, pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required", "invalid_request_payload"],
});

export const markMessage = defineCall({
  name: "markMessage",
  summary: "Marks a message as read or unread.",
  method: "PATCH",
  path: "/profile/v2/messages/{messageId}",
  access: "signed-in",
  params: oneMessage,
  query: noParams,
  body: z.object({ read: z.boolean() }),
  data: z.object({ messageId: id, read: z.boolean() }),
  errorCodes: ["sign_in_required", "message_not_found", "invalid_request_payload"],
});

export const readAllMessages = defineCall({
  name: "readAllMessages",
  summary: "Marks every message as read.",
  method: "POST",
  path: "/profile/v2/messages/read-all",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ marked: z.int().min(0) }),
  errorCodes: ["sign_in_required"],
});

export const deleteMessage = defineCall({
  name: "deleteMessage",
  summary: "Deletes a message.",
  method: "DELETE",
  path: "/profile/v2/messages/{messageId}",
  access: "signed-in",
  params: oneMessage,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "message_not_found"],
});
