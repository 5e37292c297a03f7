import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const ANYTHING = {};

const SANCTION = {
  ...{ sanctionId: ID, kind: "RENAME", rule: "INSULT", text: "Stay friendly.", date: MOMENT, endDate: MOMENT },
  ...{ isRunning: true, username: "player-a2b3c4d5", mayRename: true },
  lifting: { date: MOMENT, reason: "A mistake." },
  appeal: {
    ...{ text: "It was not me.", date: MOMENT },
    decision: { outcome: "UPHELD", answer: "We looked again.", date: MOMENT },
  },
};
const STAFF = { userId: ID, username: "juno" };
const PLAYER = { userId: ID, username: "moss", pictureUrl: "/media/moss.webp", isGuest: true, state: "SUSPENDED" };

export const DESK_PLAYER_SAMPLES: Readonly<Record<string, unknown>> = {
  listSanctions: { sanctions: [SANCTION] },
  appealSanction: ANYTHING,
  listPlayers: { players: [PLAYER] },
  readPlayer: {
    player: {
      ...{ ...PLAYER, createdDate: MOMENT, level: 3, lastActiveOn: "2026-11-20", language: "de" },
      ...{ hasPicture: true, maySanction: true, mayDelete: true, exportEndDate: MOMENT },
    },
    sanctions: [{ ...SANCTION, author: STAFF, decider: STAFF, mayDecide: true }],
    history: {
      entries: [
        {
          ...{ entryId: ID, date: MOMENT, origin: "DESK", actor: { userId: ID, username: "juno" } },
          ...{ action: "player.warned", subject: { kind: "user", id: ID, name: "moss" }, revision: 3 },
          ...{ tokenName: "nightly", before: { role: "juno" }, after: { role: "moss" }, reason: "Rude." },
        },
      ],
      names: [{ id: ID, name: "juno" }],
    },
  },
  startPlayerExport: { username: "moss", endDate: MOMENT },
  deletePlayer: ANYTHING,
  sanctionPlayer: { sanctionId: ID, username: "moss" },
  liftSanction: { userId: ID, username: "moss" },
  listAppeals: {
    appeals: [
      { ...{ sanctionId: ID, userId: ID, username: "moss", kind: "BAN", rule: "SPAM", date: MOMENT }, author: STAFF },
    ],
    pagination,
  },
  decideAppeal: { userId: ID, username: "moss" },
};
