import type { Call } from "~contract/define-call";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export type RateLimit = {
  /** Calls with the same name share a counter. */
  name: string;
  calls: number;
  windowSeconds: number;
  /** A "viewer" without a session is counted by address. */
  per: "viewer" | "address";
};

export type MailLimit = Omit<RateLimit, "per">;

/** Default for changes: more than anyone clicks by hand. */
const CHANGES: RateLimit = { name: "changes", calls: 120, windowSeconds: MINUTE_SECONDS, per: "viewer" };
const SPENDING: RateLimit = { name: "spending", calls: 60, windowSeconds: MINUTE_SECONDS, per: "viewer" };
const MESSAGES: RateLimit = { name: "messages", calls: 60, windowSeconds: MINUTE_SECONDS, per: "viewer" };
const ROOM_MESSAGES: RateLimit = { name: "room-messages", calls: 600, windowSeconds: MINUTE_SECONDS, per: "viewer" };
/** Allows a reconnect every few seconds; each one reads the room again. */
export const ROOM_STREAMS: RateLimit = {
  name: "room-streams",
  calls: 30,
  windowSeconds: MINUTE_SECONDS,
  per: "viewer",
};
const FRIEND_REQUESTS: RateLimit = { name: "friend-requests", calls: 30, windowSeconds: HOUR_SECONDS, per: "viewer" };
const REVIEWS: RateLimit = { name: "reviews", calls: 20, windowSeconds: HOUR_SECONDS, per: "viewer" };
const REPORTS: RateLimit = { name: "reports", calls: 10, windowSeconds: HOUR_SECONDS, per: "viewer" };
/** About ten full exports. */
const PERSONAL_DATA: RateLimit = { name: "personal-data", calls: 400, windowSeconds: HOUR_SECONDS, per: "viewer" };
const PICTURES: RateLimit = { name: "pictures", calls: 20, windowSeconds: HOUR_SECONDS, per: "viewer" };
const GAME_PICTURES: RateLimit = { name: "game-pictures", calls: 60, windowSeconds: HOUR_SECONDS, per: "viewer" };
const NEW_GAMES: RateLimit = { name: "new-games", calls: 60, windowSeconds: HOUR_SECONDS, per: "viewer" };
/** A gigabyte has 128 parts. */
const UPLOAD_PARTS: RateLimit = { name: "upload-parts", calls: 600, windowSeconds: MINUTE_SECONDS, per: "viewer" };
const UPLOADS: RateLimit = { name: "uploads", calls: 120, windowSeconds: HOUR_SECONDS, per: "viewer" };
/** One-click unsubscribes come from the few servers of the mail providers. */
const SUBSCRIPTIONS: RateLimit = { name: "subscriptions", calls: 600, windowSeconds: MINUTE_SECONDS, per: "address" };
const PASSWORD_CHECKS: RateLimit = {
  name: "password-checks",
  calls: 10,
  windowSeconds: 15 * MINUTE_SECONDS,
  per: "viewer",
};
/** For any account; generous, because a school may share one address. */
export const SIGN_INS: RateLimit = { name: "sign-ins", calls: 20, windowSeconds: MINUTE_SECONDS, per: "address" };
const MAILS: RateLimit = { name: "mails", calls: 5, windowSeconds: HOUR_SECONDS, per: "viewer" };
export const MAIL_FORMS: RateLimit = { name: "mail-forms", calls: 20, windowSeconds: HOUR_SECONDS, per: "address" };
// Per recipient and kind of mail: forms that anyone can submit must not use up the limit of security notices.
// 6 are the sign-up mail and the five resends of MAILS.
export const mailLimits = (kind: "address-link" | "password-link" | "notice" | "invitation"): readonly MailLimit[] => [
  { name: `${kind}-mails-hour`, calls: 6, windowSeconds: HOUR_SECONDS },
  { name: `${kind}-mails-day`, calls: 12, windowSeconds: DAY_SECONDS },
];
const CODES: RateLimit = { name: "codes", calls: 20, windowSeconds: HOUR_SECONDS, per: "viewer" };
const STATS: RateLimit = { name: "stats", calls: 600, windowSeconds: MINUTE_SECONDS, per: "address" };
/** `calls` counts kilobytes. */
export const STATS_KILOBYTES: RateLimit = {
  name: "stats-kilobytes",
  calls: 20_000,
  windowSeconds: DAY_SECONDS,
  per: "address",
};
/** A tool that is set up wrongly notices it long before. */
export const FAILED_TOKENS: RateLimit = {
  name: "failed-tokens",
  calls: 60,
  windowSeconds: 15 * MINUTE_SECONDS,
  per: "address",
};
/** The command on the server signs its requests and is not refused. */
export const FAILED_OWNER_COMMANDS: RateLimit = {
  name: "failed-owner-commands",
  calls: 60,
  windowSeconds: 15 * MINUTE_SECONDS,
  per: "address",
};
/** Each sends a mail to an address that the caller chooses. */
const INVITATIONS: RateLimit = { name: "invitations", calls: 30, windowSeconds: HOUR_SECONDS, per: "viewer" };
const APPLICATIONS: RateLimit = { name: "applications", calls: 10, windowSeconds: DAY_SECONDS, per: "viewer" };
const SEARCHES: RateLimit = { name: "searches", calls: 240, windowSeconds: MINUTE_SECONDS, per: "address" };

/** As fast as typing, too slow to enumerate all names. */
const PEOPLE_SEARCHES: RateLimit = { name: "people-searches", calls: 60, windowSeconds: MINUTE_SECONDS, per: "viewer" };

export const LIMITS_BY_CALL: Readonly<Record<string, RateLimit>> = {
  addDeskGameCover: GAME_PICTURES,
  addDeskGameGraphic: GAME_PICTURES,
  addGameCover: GAME_PICTURES,
  addGameGraphic: GAME_PICTURES,
  applyForStudio: APPLICATIONS,
  changeEmail: PASSWORD_CHECKS,
  changePassword: PASSWORD_CHECKS,
  confirmSecondFactor: PASSWORD_CHECKS,
  confirmSession: PASSWORD_CHECKS,
  confirmSessionByPasskey: PASSWORD_CHECKS,
  createGame: NEW_GAMES,
  deleteMessage: MESSAGES,
  deleteProfile: PASSWORD_CHECKS,
  getPersonalData: PERSONAL_DATA,
  enterCode: CODES,
  findPeople: PEOPLE_SEARCHES,
  giveSticker: SPENDING,
  inviteMember: INVITATIONS,
  listGames: SEARCHES,
  markMessage: MESSAGES,
  purchaseItem: SPENDING,
  putPicture: PICTURES,
  putPlayerReview: REVIEWS,
  putSubscription: SUBSCRIPTIONS,
  putCatalogueUploadPart: UPLOAD_PARTS,
  putUploadPart: UPLOAD_PARTS,
  readAllMessages: MESSAGES,
  removePasskey: PASSWORD_CHECKS,
  removeSecondFactor: PASSWORD_CHECKS,
  renewRecoveryCodes: PASSWORD_CHECKS,
  reportGame: REPORTS,
  reportPlayer: REPORTS,
  reportPlayerReview: REPORTS,
  sendActivationMail: MAILS,
  sendFriendRequest: FRIEND_REQUESTS,
  sendRoomMessage: ROOM_MESSAGES,
  sendStatsEvent: STATS,
  startPasskey: PASSWORD_CHECKS,
  startSecondFactor: PASSWORD_CHECKS,
  startUpload: UPLOADS,
  suggestGames: SEARCHES,
  tipGame: SPENDING,
  uploadBundle: UPLOADS,
};

export function limitOf(call: Call, search: URLSearchParams): RateLimit | null {
  const limit = LIMITS_BY_CALL[call.name];
  // Lists without a search text are served from an index.
  if (limit === SEARCHES && !search.get("search")) return null;
  return limit ?? (call.method === "GET" ? null : CHANGES);
}
