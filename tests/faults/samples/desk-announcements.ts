import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const ANNOUNCEMENT = {
  ...{ announcementId: ID, version: 3, state: "SENT", subject: "A summer of games", author: "moss" },
  ...{ changedDate: MOMENT, scheduledDate: MOMENT, startedDate: MOMENT, endedDate: MOMENT },
  counts: {
    ...{ recipients: 100, waiting: 1, sent: 90, failed: 2, bounced: 3, unsubscribed: 3, skipped: 1, repeated: 1 },
  },
};
const SAVED = { announcementId: ID, version: 4 };

export const DESK_ANNOUNCEMENT_SAMPLES: Readonly<Record<string, unknown>> = {
  listAnnouncements: { announcements: [ANNOUNCEMENT], pagination },
  createAnnouncement: SAVED,
  readAnnouncement: {
    announcement: ANNOUNCEMENT,
    content: {
      subject: { en: "A summer of games", de: "Ein Sommer voller Spiele" },
      text: { en: "Twelve new games.", de: "Zwölf neue Spiele." },
      ratePerMinute: 600,
    },
    ...{ audience: 120, bouncedAddresses: 4 },
  },
  saveAnnouncement: SAVED,
  testAnnouncement: { email: "moss@example.org" },
  scheduleAnnouncement: SAVED,
  cancelAnnouncement: SAVED,
};
