import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { MAX_APPEAL_LENGTH, sanction } from "../entities/sanction";
import { noBody, noParams } from "./request-parts";

/** The latest 100. */
export const listSanctions = defineCall({
  name: "listSanctions",
  summary: "What the portal has decided about the viewer, the newest first.",
  method: "GET",
  path: "/profile/sanctions",
  access: "player",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ sanctions: z.array(sanction) }),
  errorCodes: ["sign_in_required"],
});

export const appealSanction = defineCall({
  name: "appealSanction",
  summary: "Asks the portal to decide again, once for each sanction.",
  method: "POST",
  path: "/profile/sanctions/{sanctionId}/appeal",
  access: "player",
  params: z.object({ sanctionId: id }),
  query: noParams,
  body: z.strictObject({ text: z.string().trim().min(1).max(MAX_APPEAL_LENGTH) }),
  data: z.unknown(),
  errorCodes: [
    ...(["sign_in_required", "invalid_request_payload", "sanction_not_found", "sanction_ended"] as const),
    "appeal_already_sent",
  ],
});
