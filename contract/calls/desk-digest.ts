import * as z from "zod";
import { defineCall } from "../define-call";
import { listedAnnouncement } from "../entities/announcement";
import { digestPreview, digestSettings, storedDigestSettings } from "../entities/digest";
import { contentLocale } from "../entities/page-content";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

const ofDigest = { access: "signed-in", permission: "announcements:send", params: noParams } as const;

/** `audience` agreed to it and can get it. An issue is read, cancelled and resumed as an announcement. */
export const readDigest = defineCall({
  ...ofDigest,
  name: "readDigest",
  summary: "When the digest goes, and its issues, the latest first.",
  method: "GET",
  path: "/desk/digest",
  query: pageQuery,
  body: noBody,
  data: z.object({
    settings: storedDigestSettings,
    audience: z.int().min(0),
    issues: z.array(listedAnnouncement),
    pagination,
  }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES],
});

export const saveDigest = defineCall({
  ...ofDigest,
  name: "saveDigest",
  summary: "Sets when the digest goes and how quickly; or turns it off.",
  method: "PUT",
  path: "/desk/digest",
  sudo: true,
  query: noParams,
  body: z.strictObject({ settings: digestSettings, version: z.int().min(0) }),
  data: storedDigestSettings,
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "content_changed"],
});

/** Of the last 31 days, whether the caller has agreed and had digests or not. */
export const previewDigest = defineCall({
  ...ofDigest,
  name: "previewDigest",
  summary: "What a digest would tell the caller, in each language.",
  method: "GET",
  path: "/desk/digest/preview",
  query: noParams,
  body: noBody,
  data: z.object({ previews: z.array(digestPreview) }),
  errorCodes: STAFF_ERROR_CODES,
});

/** What the preview shows; nothing new is `digest_empty`. */
export const testDigest = defineCall({
  ...ofDigest,
  name: "testDigest",
  summary: "Sends a digest to the caller's own confirmed address.",
  method: "POST",
  path: "/desk/digest/test",
  query: noParams,
  body: z.strictObject({ locale: contentLocale }),
  data: z.object({ email: z.string() }),
  errorCodes: [...STAFF_ERROR_CODES, ...(["invalid_request_payload", "email_not_confirmed", "digest_empty"] as const)],
});
