import * as z from "zod";
import { auditAction, auditValues } from "./audit-entry";
import { EXPORTED_FAVORITE } from "./favorite";
import { orderStatus } from "./order";
import { EXPORTED_REVIEW } from "./player-review";
import { privacyChoices } from "./privacy";
import { signUpStepName, signUpStepStatus } from "./profile";
import { EXPORTED_SANCTION } from "./sanction";
import { saveSlot } from "./save";
import { staffRole } from "./staff";
import { staffTokenPermission } from "./staff-token";
import { statsEvent } from "./stats-event";
import { studioRole, studioScope } from "./studio-member";
import { ledgerReason, pixelCurrency } from "./wallet";
import { dateTime, id } from "./identifiers";

/* All personal data by kind; the export is one JSON document of all pages. Other people appear by public name only. */

const text = z.string();
const nullableDateTime = dateTime.nullable();
/** Real money in the currency's smallest unit. */
const amount = z.int();
const game = { gameId: id, gameTitle: text };
const challenge = { challengeId: id, challengeName: text };

const kind = <Kind extends string, Fields extends z.ZodRawShape>(name: Kind, fields: Fields) =>
  z.object({
    kind: z.literal(name),
    entries: z.array(z.object(fields)),
    hasMore: z.boolean(),
  });

const account = kind("account", {
  userId: id,
  username: text.nullable(),
  name: text,
  email: text,
  emailVerified: z.boolean(),
  emailVerifiedAt: nullableDateTime,
  hasSecondFactor: z.boolean(),
  description: text.nullable(),
  birthdate: z.iso.date().nullable(),
  countryCode: text.nullable(),
  defaultRegion: text.nullable(),
  marketingConsent: z.boolean(),
  digestConsent: z.boolean(),
  privacy: privacyChoices,
  lastActiveOn: z.iso.date().nullable(),
  language: text.nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
});

const signUpSteps = kind("signUpSteps", {
  stepName: signUpStepName,
  status: signUpStepStatus,
  completedAt: nullableDateTime,
});

/** The re-encoded picture. */
const pictures = kind("pictures", { mimeType: text, contentBase64: z.base64(), createdAt: dateTime });

/** Without credentials. */
const signInMethods = kind("signInMethods", { providerId: text, createdAt: dateTime });

/** Without their keys. */
const passkeys = kind("passkeys", { name: text, lastUsedAt: nullableDateTime, createdAt: dateTime });

const sessions = kind("sessions", {
  createdAt: dateTime,
  lastActiveAt: nullableDateTime,
  expiresAt: dateTime,
  ipAddress: text.nullable(),
  userAgent: text.nullable(),
});

/** Tools that may work in the account's name. */
const connections = kind("connections", {
  tool: text,
  scopes: z.array(text),
  createdAt: dateTime,
  updatedAt: dateTime,
});

const mailLinks = kind("mailLinks", {
  purpose: text,
  email: text,
  createdAt: dateTime,
  expiresAt: dateTime,
  usedAt: nullableDateTime,
});

const sanctions = kind("sanctions", EXPORTED_SANCTION);
const favorites = kind("favorites", EXPORTED_FAVORITE);
const ratings = kind("ratings", { ...game, rating: z.int(), ratedAt: dateTime });
const votes = kind("votes", { entryId: id, feedAlias: text, votedAt: dateTime });
const report = { reason: text, comment: text.nullable(), createdAt: dateTime };
const reports = kind("reports", { ...game, ...report });
const playerReports = kind("playerReports", { username: text.nullable(), ...report });

const reviews = kind("reviews", { ...game, ...EXPORTED_REVIEW });
const helpfulReviews = kind("helpfulReviews", { ...game, username: text.nullable(), votedAt: dateTime });
const reviewReports = kind("reviewReports", { ...game, username: text.nullable(), ...report });

const friends = kind("friends", { username: text.nullable(), since: dateTime });
const friendRequests = kind("friendRequests", {
  direction: z.enum(["SENT", "RECEIVED"]),
  username: text.nullable(),
  requestedAt: dateTime,
});

const blocks = kind("blocks", { username: text.nullable(), blockedAt: dateTime });

const messages = kind("messages", {
  data: z.json(),
  isRead: z.boolean(),
  createdAt: dateTime,
  expiredAt: nullableDateTime,
});

const plays = kind("plays", { ...game, challengeId: id.nullable(), startedAt: dateTime, lastActivityAt: dateTime });
const scores = kind("scores", { ...challenge, score: z.int(), achievedAt: dateTime });
const bestScores = kind("bestScores", { ...challenge, score: z.int(), achievedAt: dateTime });
/** Challenges in which the scores count for nothing. */
const disqualifications = kind("disqualifications", { ...challenge, reason: text, since: dateTime });
const achievements = kind("achievements", { ...game, key: text, title: text, points: z.int(), unlockedAt: dateTime });
const saves = kind("saves", { ...game, slot: saveSlot, version: z.int(), savedAt: dateTime, data: z.json() });
const rooms = kind("rooms", { ...game, roomId: id, joinedAt: dateTime, seenAt: nullableDateTime });
const roomMessages = kind("roomMessages", { roomId: id, data: z.json(), sentAt: dateTime });

const quests = kind("quests", {
  questAlias: text,
  periodStart: dateTime,
  progress: z.int(),
  completedAt: nullableDateTime,
  paidAt: nullableDateTime,
});

const questRewards = kind("questRewards", { quest: text, reward: z.json(), earnedAt: dateTime });
const codes = kind("codes", { code: text, givenAt: nullableDateTime, redeemedAt: nullableDateTime });
const bioLinks = kind("bioLinks", { url: text });
const partnerAccounts = kind("partnerAccounts", {
  partner: text,
  accountId: text,
  accountName: text,
  linkedAt: dateTime,
});
const clearedHistory = kind("clearedHistory", { type: text, subjectId: id, clearedAt: dateTime });

const balances = kind("balances", { currency: pixelCurrency, balance: amount });
const ledger = kind("ledger", {
  entryId: id,
  currency: pixelCurrency,
  amount,
  balanceAfter: amount,
  reason: ledgerReason,
  subject: text,
  createdAt: dateTime,
});
const purchases = kind("purchases", { ...game, purchaseId: id, price: amount, currency: text, purchasedAt: dateTime });
const orders = kind("orders", {
  ...game,
  orderId: id,
  provider: text,
  status: orderStatus,
  amount,
  currency: text,
  title: text,
  paymentId: text.nullable(),
  createdAt: dateTime,
  settledAt: nullableDateTime,
});
const tips = kind("tips", { ...game, amount, currency: pixelCurrency, createdAt: dateTime });

const studioMemberships = kind("studioMemberships", { studioName: text, role: studioRole, joinedAt: dateTime });
const studioApplications = kind("studioApplications", {
  studioName: text,
  website: text.nullable(),
  message: text,
  state: text,
  reason: text.nullable(),
  createdAt: dateTime,
  decidedAt: nullableDateTime,
});
/** That the user sent; the addresses are other people's. */
const studioInvitations = kind("studioInvitations", {
  studioName: text,
  role: studioRole,
  createdAt: dateTime,
  expiresAt: dateTime,
});
/** Without the secrets, of which only hashes are stored. */
const studioTokens = kind("studioTokens", {
  studioName: text,
  name: text,
  scopes: z.array(studioScope),
  createdAt: dateTime,
  expiresAt: dateTime,
  lastUsedAt: nullableDateTime,
  revokedAt: nullableDateTime,
});
const rightsDeclarations = kind("rightsDeclarations", {
  ...game,
  holder: text,
  isOwnWork: z.boolean(),
  declaredAt: dateTime,
});
const uploads = kind("uploads", { ...game, state: text, track: text, bytes: z.int(), createdAt: dateTime });
const releases = kind("releases", { ...game, version: text, createdAt: dateTime });
const trackReleases = kind("trackReleases", { ...game, track: text, version: text, publishedAt: dateTime });
/** Of others' games that are not public. */
const testedTracks = kind("testedTracks", { ...game, track: text, invitedAt: dateTime });

/** At the portal's desk (docs/product/desk.md). */
const deskRole = kind("deskRole", { role: staffRole, since: dateTime });
/** Without the secrets, of which only hashes are stored. */
const deskTokens = kind("deskTokens", {
  name: text,
  permissions: z.array(staffTokenPermission),
  createdAt: dateTime,
  expiresAt: dateTime,
  lastUsedAt: nullableDateTime,
  revokedAt: nullableDateTime,
});
/** That the user took there. */
const deskActions = kind("deskActions", {
  action: auditAction,
  subject: text.nullable(),
  before: auditValues.nullable(),
  after: auditValues.nullable(),
  reason: text.nullable(),
  createdAt: dateTime,
});

/** Recorded only with consent while signed in. */
const measurements = kind("measurements", { receivedAt: dateTime, event: statsEvent });

export const personalData = z.discriminatedUnion("kind", [
  account,
  signUpSteps,
  pictures,
  signInMethods,
  passkeys,
  sessions,
  connections,
  mailLinks,
  sanctions,
  favorites,
  ratings,
  votes,
  reports,
  playerReports,
  reviews,
  helpfulReviews,
  reviewReports,
  friends,
  friendRequests,
  blocks,
  messages,
  plays,
  scores,
  bestScores,
  disqualifications,
  achievements,
  saves,
  rooms,
  roomMessages,
  quests,
  questRewards,
  codes,
  bioLinks,
  partnerAccounts,
  clearedHistory,
  balances,
  ledger,
  purchases,
  orders,
  tips,
  studioMemberships,
  studioApplications,
  studioInvitations,
  studioTokens,
  rightsDeclarations,
  uploads,
  releases,
  trackReleases,
  testedTracks,
  deskRole,
  deskTokens,
  deskActions,
  measurements,
]);

export const PERSONAL_DATA_KINDS = personalData.options.map(({ shape }) => shape.kind.value);

export type PersonalData = z.infer<typeof personalData>;
export type PersonalDataKind = PersonalData["kind"];
