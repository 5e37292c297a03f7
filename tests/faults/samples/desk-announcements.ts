import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const ANNOUNCEMENT = {
  ...{ announcementId: ID, kind: "MARKETING", version: 3, state: "SENT", subject: "A summer of games", author: "moss" },
  ...{ changedDate: MOMENT, scheduledDate: MOMENT, startedDate: MOMENT, endedDate: MOMENT },
  counts: {
    ...{ recipients: 100, waiting: 1, sent: 90, failed: 2, bounced: 3, unsubscribed: 3, skipped: 1, repeated: 1 },
  },
};
const DIGEST_SETTINGS = {
  ...{ isOn: true, weekday: 5, hour: 15, ratePerMinute: 600, version: 2 },
  ...{ nextDate: MOMENT, changedDate: MOMENT, author: "moss" },
};
const TEXTS = { en: "Games", de: "Spiele", es: "Juegos", pl: "Gry", "pt-br": "Jogos", ru: "Игры", tr: "Oyunlar" };
const SAVED = { announcementId: ID, version: 4 };

export const DESK_ANNOUNCEMENT_SAMPLES: Readonly<Record<string, unknown>> = {
  listAnnouncements: { announcements: [ANNOUNCEMENT], pagination },
  createAnnouncement: SAVED,
  readAnnouncement: {
    announcement: ANNOUNCEMENT,
    content: {
      subject: TEXTS,
      text: TEXTS,
      ratePerMinute: 600,
    },
    ...{ audience: 120, bouncedAddresses: 4, isStopped: true },
  },
  saveAnnouncement: SAVED,
  testAnnouncement: { email: "moss@example.org" },
  scheduleAnnouncement: SAVED,
  cancelAnnouncement: SAVED,
  resumeAnnouncement: SAVED,
  readDigest: { settings: DIGEST_SETTINGS, audience: 90, issues: [{ ...ANNOUNCEMENT, kind: "DIGEST" }], pagination },
  saveDigest: DIGEST_SETTINGS,
  previewDigest: {
    previews: [
      {
        ...{ locale: "en", subject: "New from your favourites", text: "this is new." },
        parts: [{ title: "New games", items: [{ title: "Gale", url: "https://play.example/games/gale01/gale/" }] }],
      },
    ],
  },
  testDigest: { email: "moss@example.org" },
};
