import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const CASE = {
  ...{ caseId: ID, version: 4, state: "OPEN", reports: 2, reasons: ["BROKEN", "SPAM"] },
  subject: {
    ...{ kind: "GAME", gameId: ID, shortId: "ab12cd", gameTitle: "Kite", mangledTitle: "kite" },
    ...{ studioName: "Kite Works", isStopped: true },
  },
  ...{ openedDate: MOMENT, lastReportDate: MOMENT, assignee: { userId: ID, username: "juno" } },
  decision: { outcome: "DISMISSED", reason: "It works.", author: "juno", date: MOMENT },
};

const CASES = [
  CASE,
  {
    ...{ ...CASE, reasons: ["NAME"] },
    subject: { kind: "PLAYER", userId: ID, username: "moss", pictureUrl: "/media/moss.webp" },
  },
  {
    ...{ ...CASE, reasons: ["OFF_TOPIC"] },
    subject: {
      ...{ kind: "REVIEW", userId: ID, username: "moss", reviewId: ID, text: "Buy cheap kites at my shop." },
      ...{ isRecommended: true, gameTitle: "Kite", gameShortId: "ab12cd", mangledTitle: "kite", isRemoved: true },
    },
  },
  {
    ...{ ...CASE, reasons: [] },
    subject: {
      ...{ kind: "SCORES", userId: ID, username: "moss" },
      ...{ challengeId: ID, challengeName: "One breath", type: "points" },
    },
  },
];

export const DESK_REPORT_SAMPLES: Readonly<Record<string, unknown>> = {
  listReportCases: { cases: CASES, pagination },
  readReportCase: {
    reportCase: CASE,
    reports: [
      {
        ...{ reportId: ID, date: MOMENT, reason: "SPAM", comment: "Only advertising.", decisionDate: MOMENT },
        reporter: { userId: ID, username: "moss" },
      },
    ],
    heldScores: [{ scoreId: ID, score: 4000, date: MOMENT }],
    pagination,
    history: {
      entries: [
        {
          ...{ entryId: ID, date: MOMENT, origin: "DESK", actor: { userId: ID, username: "juno" } },
          ...{ action: "report-case.taken", subject: { kind: "report-case", id: ID, name: "Kite" } },
          ...{ tokenName: "nightly", before: { role: "juno" }, after: { role: "moss" }, reason: "Busy.", revision: 3 },
        },
      ],
      names: [{ id: ID, name: "juno" }],
    },
  },
  assignReportCase: { name: "Kite" },
  decideReportCase: { name: "Kite" },
};
