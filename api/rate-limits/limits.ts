import type { Call } from "~contract/define-call";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export type RateLimit = {
  /** Calls with the same name are counted together. */
  name: string;
  calls: number;
  windowSeconds: number;
  /** Whose calls are counted together; a viewer without a session is known by the address. */
  per: "viewer" | "address";
};

/** Counted by the address that mails go to. */
export type MailLimit = Omit<RateLimit, "per">;

/** All changes without a limit of their own: more than a hand can click, less than a script would like. */
const CHANGES: RateLimit = { name: "changes", calls: 120, windowSeconds: MINUTE_SECONDS, per: "viewer" };
const SPENDING: RateLimit = { name: "spending", calls: 60, windowSeconds: MINUTE_SECONDS, per: "viewer" };
const MESSAGES: RateLimit = { name: "messages", calls: 60, windowSeconds: MINUTE_SECONDS, per: "viewer" };
/** A game of quick turns, or of steering at the same time. */
const ROOM_MESSAGES: RateLimit = { name: "room-messages", calls: 600, windowSeconds: MINUTE_SECONDS, per: "viewer" };
/** A lost connection comes back every few seconds; each time, a room is read from the beginning or where it was. */
export const ROOM_STREAMS: RateLimit = {
  name: "room-streams",
  calls: 30,
  windowSeconds: MINUTE_SECONDS,
  per: "viewer",
};
const FRIEND_REQUESTS: RateLimit = { name: "friend-requests", calls: 30, windowSeconds: HOUR_SECONDS, per: "viewer" };
const REPORTS: RateLimit = { name: "reports", calls: 10, windowSeconds: HOUR_SECONDS, per: "viewer" };
/** Some ten whole exports. */
const PERSONAL_DATA: RateLimit = { name: "personal-data", calls: 400, windowSeconds: HOUR_SECONDS, per: "viewer" };
const PICTURES: RateLimit = { name: "pictures", calls: 20, windowSeconds: HOUR_SECONDS, per: "viewer" };
/** Stops of mails come from few servers, those of the mail providers. */
const SUBSCRIPTIONS: RateLimit = { name: "subscriptions", calls: 600, windowSeconds: MINUTE_SECONDS, per: "address" };
/** Guesses of a password that the right session makes. */
const PASSWORD_CHECKS: RateLimit = {
  name: "password-checks",
  calls: 10,
  windowSeconds: 15 * MINUTE_SECONDS,
  per: "viewer",
};
/** Passwords tried from one address, for whatever account; generous enough for a school behind one address. */
export const SIGN_INS: RateLimit = { name: "sign-ins", calls: 20, windowSeconds: MINUTE_SECONDS, per: "address" };
const MAILS: RateLimit = { name: "mails", calls: 5, windowSeconds: HOUR_SECONDS, per: "viewer" };
/** Forms that send a mail, counted by who sends them; a school may sit behind one address. */
export const MAIL_FORMS: RateLimit = { name: "mail-forms", calls: 20, windowSeconds: HOUR_SECONDS, per: "address" };
/**
 * Mails of each kind to one address, by whichever account or form; whoever asks is not told of it. One kind uses up no
 * other's: an owner can be told what was done, and have a link for a new password, whatever others had sent there. Six
 * are the sign-up's own mail and the five that may be asked for again.
 */
export const mailLimits = (kind: "address-link" | "password-link" | "notice"): readonly MailLimit[] => [
  { name: `${kind}-mails-hour`, calls: 6, windowSeconds: HOUR_SECONDS },
  { name: `${kind}-mails-day`, calls: 12, windowSeconds: DAY_SECONDS },
];
/** Codes are long, but nobody needs to try many. */
const CODES: RateLimit = { name: "codes", calls: 20, windowSeconds: HOUR_SECONDS, per: "viewer" };
/** Per address, where a school may sit behind one. */
const STATS: RateLimit = { name: "stats", calls: 600, windowSeconds: MINUTE_SECONDS, per: "address" };
/** What measurements of one address may fill in a day. */
export const STATS_KILOBYTES: RateLimit = {
  name: "stats-kilobytes",
  calls: 20_000,
  windowSeconds: DAY_SECONDS,
  per: "address",
};
/** Looks at the owner's report, right and wrong ones alike: too few to guess its token. */
export const OWNER_LOOKS: RateLimit = {
  name: "owner-looks",
  calls: 60,
  windowSeconds: 15 * MINUTE_SECONDS,
  per: "address",
};
const SEARCHES: RateLimit = { name: "searches", calls: 240, windowSeconds: MINUTE_SECONDS, per: "address" };

/** As fast as somebody types; too slow for whoever wants to read all names. */
const PEOPLE_SEARCHES: RateLimit = { name: "people-searches", calls: 60, windowSeconds: MINUTE_SECONDS, per: "viewer" };

/** Limits by the name of the call; other changes have the usual one, other reads none. */
export const LIMITS_BY_CALL: Readonly<Record<string, RateLimit>> = {
  changeEmail: PASSWORD_CHECKS,
  changePassword: PASSWORD_CHECKS,
  deleteMessage: MESSAGES,
  deleteProfile: PASSWORD_CHECKS,
  getPersonalData: PERSONAL_DATA,
  enterCode: CODES,
  findPeople: PEOPLE_SEARCHES,
  giveSticker: SPENDING,
  listGames: SEARCHES,
  markMessage: MESSAGES,
  purchaseItem: SPENDING,
  putPicture: PICTURES,
  putSubscription: SUBSCRIPTIONS,
  readAllMessages: MESSAGES,
  reportGame: REPORTS,
  sendActivationMail: MAILS,
  sendFriendRequest: FRIEND_REQUESTS,
  sendRoomMessage: ROOM_MESSAGES,
  sendStatsEvent: STATS,
  suggestGames: SEARCHES,
  tipGame: SPENDING,
};

/** The limit that a request counts against; null when it may be made as often as anybody likes. */
export function limitOf(call: Call, search: URLSearchParams): RateLimit | null {
  const limit = LIMITS_BY_CALL[call.name];
  // A list without a search text is answered from an index.
  if (limit === SEARCHES && !search.get("search")) return null;
  return limit ?? (call.method === "GET" ? null : CHANGES);
}
