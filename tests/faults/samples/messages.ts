import { ID, MOMENT } from "./entities";

const PARTY = { mainEntityId: ID, otherPartyUsername: "moss", otherPartyUserPictureUrl: "/media/moss.webp" };
const GROUP = { mainEntityId: ID, groupName: "Fennec", studioName: "Fennec Works" };

const DATA = [
  { messageType: "FRIEND_REQUEST_NEW", isPending: true, ...PARTY },
  { messageType: "FRIEND_REQUEST_ACCEPTED", ...PARTY },
  { messageType: "FRIEND_BEAT_SCORE", challengeName: "One breath", gameTitle: "Lantern Run", ...PARTY },
  { messageType: "FAVORITE_GROUP_NEW_GAME", gameTitle: "Lantern Run", ...GROUP },
  { messageType: "FAVORITE_GAME_UPDATED", mainEntityId: ID, gameTitle: "Lantern Run" },
  { messageType: "FAVORITE_GROUP_NEW_CHALLENGE", challengeName: "One breath", ...GROUP },
  { messageType: "FAVORITE_GAME_NEW_CHALLENGE", mainEntityId: ID, challengeName: "One breath", gameTitle: "Lantern" },
  {
    messageType: "RELEASE_DELETION_ANNOUNCED",
    mainEntityId: ID,
    gameTitle: "Lantern Run",
    version: "1.0.0.0",
    deletionDate: MOMENT,
  },
  { messageType: "STUDIO_APPLICATION_APPROVED", mainEntityId: ID, studioName: "Fennec Works" },
  { messageType: "STUDIO_APPLICATION_REJECTED", mainEntityId: ID, studioName: "Fennec Works", reason: "Tell us more." },
  {
    ...{ messageType: "STUDIO_PAID", mainEntityId: ID, studioName: "Fennec Works" },
    sum: { amount: 120.5, currency: "EUR" },
  },
  {
    ...{ messageType: "STUDIO_PAYOUT_REVERSED", mainEntityId: ID, studioName: "Fennec Works" },
    ...{ sum: { amount: 120.5, currency: "EUR" }, reason: "The account is closed." },
  },
  { messageType: "GAME_STOPPED", mainEntityId: ID, gameTitle: "Lantern Run", reason: "The rights are unclear." },
  { messageType: "APPEAL_REJECTED", mainEntityId: ID, gameTitle: "Lantern Run", reason: "They are still unclear." },
  { messageType: "GAME_RESTORED", mainEntityId: ID, gameTitle: "Lantern Run" },
  { messageType: "GAME_SENT_BACK", mainEntityId: ID, gameTitle: "Lantern Run", reason: "It does not start." },
  { messageType: "GAME_APPROVED", mainEntityId: ID, gameTitle: "Lantern Run", publishDate: MOMENT },
  { messageType: "SCORES_DISQUALIFIED", mainEntityId: ID, challengeName: "One breath", reason: "A bot." },
  { messageType: "SCORES_READMITTED", mainEntityId: ID, challengeName: "One breath", reason: "A mistake." },
  { messageType: "SCORES_COUNTED", mainEntityId: ID, challengeName: "One breath", reason: "Well played." },
  { messageType: "SCORES_REMOVED", mainEntityId: ID, challengeName: "One breath", reason: "A bot." },
  { messageType: "REPORT_ANSWERED", mainEntityId: ID, subjectName: "Lantern Run", answer: "SOLVED" },
  { messageType: "CHALLENGE_WON", mainEntityId: ID, challengeName: "One breath", rank: 1 },
  { messageType: "ACCOUNT_NOTICE", mainEntityId: ID, notice: "WARNING" },
  {
    ...{ messageType: "PURCHASE_REFUNDED", mainEntityId: ID, gameTitle: "Lantern Run", reason: "A mistake." },
    sum: { amount: 4.99, currency: "EUR" },
  },
  { messageType: "PURCHASE_WITHDRAWN", mainEntityId: ID, gameTitle: "Lantern Run" },
  { messageType: "PURCHASE_RESTORED", mainEntityId: ID, gameTitle: "Lantern Run" },
  { messageType: "PIXELS_GRANTED", mainEntityId: ID, reason: "It was down.", sum: { amount: 50, currency: "GPX" } },
  { messageType: "TESTER_INVITED", mainEntityId: ID, gameTitle: "Lantern Run", trackId: ID },
  { messageType: "REVIEW_ANSWERED", mainEntityId: ID, gameTitle: "Lantern Run", studioName: "Small Hours" },
  { messageType: "REVIEW_REMOVED", mainEntityId: ID, gameTitle: "Lantern Run", reason: "Spam." },
  { messageType: "REVIEW_RESTORED", mainEntityId: ID, gameTitle: "Lantern Run", reason: "Not spam." },
];

export const MESSAGES = DATA.map((data) => ({
  messageId: ID,
  read: false,
  createdAt: MOMENT,
  expiredAt: MOMENT,
  data,
}));
