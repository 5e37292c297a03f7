import * as z from "zod";
import { defineCall } from "../define-call";
import { blockedPerson } from "../entities/friend-request";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

const onePerson = z.object({ userId: id });

export const listBlocks = defineCall({
  name: "listBlocks",
  summary: "Whom the viewer has blocked, the latest first.",
  method: "GET",
  path: "/profile/blocks",
  access: "signed-in",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ people: z.array(blockedPerson), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
});

/** Idempotent extension. Also ends the friendship and requests; the blocked user sees no more than a stranger. */
export const blockUser = defineCall({
  name: "blockUser",
  summary: "Blocks a user without notifying them.",
  method: "PUT",
  path: "/profile/blocks/{userId}",
  access: "signed-in",
  params: onePerson,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "user_not_found", "invalid_request_payload"],
});

export const unblockUser = defineCall({
  name: "unblockUser",
  summary: "Removes a block.",
  method: "DELETE",
  path: "/profile/blocks/{userId}",
  access: "signed-in",
  params: onePerson,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "block_not_found"],
});
