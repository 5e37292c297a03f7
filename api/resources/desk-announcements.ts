import * as calls from "~contract/calls/desk-announcements";
import type { ApiApp } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { sendTestAnnouncement } from "../mail/send-test-announcement";
import { route } from "../route";
import * as announcements from "../store/announcements/announcements";
import { cancelAnnouncement, resumeAnnouncement, scheduleAnnouncement } from "../store/announcements/sending";
import { authorOf } from "./content-calls";

/** Rules: docs/product/announcements.md. */
export function registerDeskAnnouncements(app: ApiApp): void {
  route(app, calls.listAnnouncements, ({ query }, context) =>
    announcements.listAnnouncements(context.get("database"), "MARKETING", query),
  );

  route(app, calls.createAnnouncement, ({ body: { content } }, context) =>
    announcements.createAnnouncement(context.get("database"), content, authorOf(context)),
  );

  route(app, calls.readAnnouncement, ({ params: { announcementId } }, context) =>
    announcements.readAnnouncement(context.get("database"), announcementId, new Date()),
  );

  route(app, calls.saveAnnouncement, ({ params, body }, context) =>
    announcements.saveAnnouncement(context.get("database"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.testAnnouncement, ({ params, body }, context) => {
    const author = { ...authorOf(context), actorId: staffOf(context).userId };
    return sendTestAnnouncement(context.get("jobs"), { ...params, ...body }, author);
  });

  route(app, calls.scheduleAnnouncement, ({ params, body }, context) =>
    scheduleAnnouncement(context.get("jobs"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.resumeAnnouncement, ({ params: { announcementId } }, context) =>
    resumeAnnouncement(context.get("jobs"), announcementId, authorOf(context)),
  );

  route(app, calls.cancelAnnouncement, ({ params: { announcementId } }, context) =>
    cancelAnnouncement(context.get("database"), announcementId, authorOf(context)),
  );
}
