import * as z from "zod";
import { assetUrl, dateTime, id } from "./identifiers";

export const MAX_NOTICE_LENGTH = 1000;
export const MAX_APPEAL_LENGTH = 1000;

/** What the desk does about a player (docs/product/sanctions.md). */
export const sanctionKind = z.enum(["WARNING", "SUSPENSION", "BAN", "RENAME", "PICTURE_REMOVAL"]);
export type SanctionKind = z.output<typeof sanctionKind>;

/** The rule that was broken. */
export const brokenRule = z.enum(["INSULT", "HATE", "SEXUAL", "SPAM", "CHEATING", "IMPERSONATION", "ILLEGAL", "OTHER"]);
export type BrokenRule = z.output<typeof brokenRule>;

export const appealOutcome = z.enum(["UPHELD", "LIFTED"]);
export type AppealOutcome = z.output<typeof appealOutcome>;

const appeal = z.object({
  text: z.string(),
  date: dateTime,
  /** Null while it waits. */
  decision: z.object({ outcome: appealOutcome, answer: z.string(), date: dateTime }).nullable(),
});

/**
 * A sanction as its player sees it, who is not told the names of staff. `isRunning` is of suspensions and bans;
 * `endDate` is null but for suspensions. `username` is the one that a rename gave.
 */
export const sanction = z.object({
  sanctionId: id,
  kind: sanctionKind,
  rule: brokenRule,
  text: z.string(),
  date: dateTime,
  endDate: dateTime.nullable(),
  isRunning: z.boolean(),
  username: z.string().nullable(),
  /** Of a rename: whether the player may choose another name. */
  mayRename: z.boolean(),
  lifting: z.object({ date: dateTime, reason: z.string() }).nullable(),
  appeal: appeal.nullable(),
});
export type Sanction = z.output<typeof sanction>;

/** Of staff; null for a command or a deleted account. */
const author = z.object({ userId: id, username: z.string() }).nullable();

/** As the desk sees it. `mayDecide` is whether the reader may decide the appeal. */
export const deskSanction = sanction.extend({ author, decider: author, mayDecide: z.boolean() });
export type DeskSanction = z.output<typeof deskSanction>;

export const playerState = z.enum(["ACTIVE", "SUSPENDED", "BANNED"]);
export type PlayerState = z.output<typeof playerState>;

/** An account as the desk lists it. A guest has the name of its first play, or none. */
export const listedPlayer = z.object({
  userId: id,
  username: z.string(),
  pictureUrl: assetUrl,
  isGuest: z.boolean(),
  state: playerState,
});
export type ListedPlayer = z.output<typeof listedPlayer>;

/** `lastActiveOn` is null for who hides it; `language` is that of the last log-in, null while unknown. */
export const deskPlayer = listedPlayer.extend({
  createdDate: dateTime,
  level: z.int().min(1),
  lastActiveOn: z.iso.date().nullable(),
  language: z.string().nullable(),
  hasPicture: z.boolean(),
  maySanction: z.boolean(),
  mayDelete: z.boolean(),
  /** While the reader may export it. */
  exportEndDate: dateTime.nullable(),
});
export type DeskPlayer = z.output<typeof deskPlayer>;

export const openAppeal = z.object({
  sanctionId: id,
  userId: id,
  username: z.string(),
  kind: sanctionKind,
  rule: brokenRule,
  date: dateTime,
  author,
});
export type OpenAppeal = z.output<typeof openAppeal>;

/** Of a sanction in the export of personal data: without the names of staff. */
export const EXPORTED_SANCTION = {
  kind: sanctionKind,
  rule: brokenRule,
  text: z.string(),
  createdAt: dateTime,
  endsAt: dateTime.nullable(),
  formerUsername: z.string().nullable(),
  liftedAt: dateTime.nullable(),
  liftingReason: z.string().nullable(),
  appealText: z.string().nullable(),
  appealedAt: dateTime.nullable(),
  appealOutcome: appealOutcome.nullable(),
  appealAnswer: z.string().nullable(),
  appealDecidedAt: dateTime.nullable(),
};
