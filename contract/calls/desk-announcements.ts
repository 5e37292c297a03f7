import * as z from "zod";
import { defineCall } from "../define-call";
import { announcementContent, listedAnnouncement, type AnnouncementContent } from "../entities/announcement";
import { dateTime, id } from "../entities/identifiers";
import { contentLocale } from "../entities/page-content";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

const ofDesk = { access: "signed-in", permission: "announcements:send" } as const;
const ofOne = { ...ofDesk, params: z.object({ announcementId: id }) } as const;
const version = z.int().min(1);
const saved = z.object({ announcementId: id, version });

/**
 * A language has both texts or none.
 * @param content Subject and text.
 * @param context Gets an issue for each text that is missing.
 */
export function refuseHalfLanguages(
  { subject, text }: Pick<AnnouncementContent, "subject" | "text">,
  context: z.core.$RefinementCtx,
): void {
  for (const locale of contentLocale.options) {
    if ((subject[locale] === undefined) === (text[locale] === undefined)) continue;
    const path = [subject[locale] === undefined ? "subject" : "text", locale];
    context.addIssue({ code: "custom", path, message: "is missing in this language" });
  }
}

const content = announcementContent.superRefine(refuseHalfLanguages);

export const listAnnouncements = defineCall({
  ...ofDesk,
  name: "listAnnouncements",
  summary: "Announcements by mail, the latest first.",
  method: "GET",
  path: "/desk/announcements",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ announcements: z.array(listedAnnouncement), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES],
});

export const createAnnouncement = defineCall({
  ...ofDesk,
  name: "createAnnouncement",
  summary: "Stores the draft of an announcement.",
  method: "POST",
  path: "/desk/announcements",
  params: noParams,
  query: noParams,
  body: z.strictObject({ content }),
  data: saved,
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});

/** `audience` would get it now, `bouncedAddresses` get no announcements because mail servers refuse them. */
export const readAnnouncement = defineCall({
  ...ofOne,
  name: "readAnnouncement",
  summary: "An announcement with its texts, and how many people it is for.",
  method: "GET",
  path: "/desk/announcements/{announcementId}",
  query: noParams,
  body: noBody,
  data: z.object({
    announcement: listedAnnouncement,
    content: announcementContent,
    audience: z.int().min(0),
    bouncedAddresses: z.int().min(0),
    /** Its job was given up, so that nothing is sent. */
    isStopped: z.boolean(),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "announcement_not_found"],
});

const OF_CHANGES = [
  ...(["invalid_request_payload", "announcement_not_found", "announcement_closed", "content_changed"] as const),
] as const;

export const saveAnnouncement = defineCall({
  ...ofOne,
  name: "saveAnnouncement",
  summary: "Stores other texts; an announcement that is scheduled becomes a draft again.",
  method: "PUT",
  path: "/desk/announcements/{announcementId}",
  query: noParams,
  body: z.strictObject({ content, version }),
  data: saved,
  errorCodes: [...STAFF_ERROR_CODES, ...OF_CHANGES],
});

export const testAnnouncement = defineCall({
  ...ofOne,
  name: "testAnnouncement",
  summary: "Sends the announcement as it is stored to the caller's own confirmed address.",
  method: "POST",
  path: "/desk/announcements/{announcementId}/test",
  query: noParams,
  body: z.strictObject({ locale: contentLocale }),
  data: z.object({ email: z.string() }),
  errorCodes: [
    ...STAFF_ERROR_CODES,
    ...(["invalid_request_payload", "announcement_not_found", "email_not_confirmed"] as const),
  ],
});

/** Of a sending or ended one: `announcement_closed`. */
export const scheduleAnnouncement = defineCall({
  ...ofOne,
  name: "scheduleAnnouncement",
  summary: "Sends an announcement at a moment, or at once.",
  method: "POST",
  path: "/desk/announcements/{announcementId}/schedule",
  sudo: true,
  query: noParams,
  /** Null: at once. */
  body: z.strictObject({ version, publishDate: dateTime.nullable() }),
  data: saved,
  errorCodes: [...SUDO_ERROR_CODES, ...OF_CHANGES, "publish_date_past"],
});

export const cancelAnnouncement = defineCall({
  ...ofOne,
  name: "cancelAnnouncement",
  summary: "Ends an announcement for good; mails that are on their way still arrive.",
  method: "POST",
  path: "/desk/announcements/{announcementId}/cancel",
  query: noParams,
  body: noBody,
  data: saved,
  errorCodes: [...STAFF_ERROR_CODES, "announcement_not_found", "announcement_closed"],
});

/** Of one whose job goes on: `announcement_not_stopped`. */
export const resumeAnnouncement = defineCall({
  ...ofOne,
  name: "resumeAnnouncement",
  summary: "Goes on with an announcement whose job was given up.",
  method: "POST",
  path: "/desk/announcements/{announcementId}/resume",
  sudo: true,
  query: noParams,
  body: noBody,
  data: saved,
  errorCodes: [
    ...SUDO_ERROR_CODES,
    ...(["announcement_not_found", "announcement_closed", "announcement_not_stopped"] as const),
  ],
});
