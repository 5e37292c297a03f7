import * as z from "zod";
import { MAX_WINNERS } from "./challenge";
import { assetUrl, dateTime, id } from "./identifiers";
import { reportAnswer } from "./report-case";
import { sanctionKind } from "./sanction";

const text = z.string().nullish();
/** In whole units of the currency, or pixels. */
const sum = z.object({ amount: z.number(), currency: z.string() });
const otherParty = { otherPartyUsername: text, otherPartyUserPictureUrl: assetUrl.nullish() };

export const accountNotice = z.enum([...sanctionKind.options, "SANCTION_LIFTED", "APPEAL_UPHELD"]);
export type AccountNotice = z.output<typeof accountNotice>;

/** Payload by messageType (docs/product/account.md#messages). */
export const messageData = z.discriminatedUnion("messageType", [
  z.object({ messageType: z.literal("FRIEND_REQUEST_NEW"), isPending: z.boolean(), mainEntityId: id, ...otherParty }),
  z.object({ messageType: z.literal("FRIEND_REQUEST_ACCEPTED"), mainEntityId: id, ...otherParty }),
  /** Extension: the friend beat the reader's best score in the challenge that is the main entity. */
  z.object({
    messageType: z.literal("FRIEND_BEAT_SCORE"),
    mainEntityId: id,
    ...otherParty,
    challengeName: text,
    gameTitle: text,
  }),
  z.object({
    messageType: z.literal("FAVORITE_GROUP_NEW_GAME"),
    mainEntityId: id,
    gameTitle: text,
    groupName: text,
    studioName: text,
  }),
  z.object({ messageType: z.literal("FAVORITE_GAME_UPDATED"), mainEntityId: id, gameTitle: text }),
  z.object({
    messageType: z.literal("FAVORITE_GROUP_NEW_CHALLENGE"),
    mainEntityId: id,
    challengeName: text,
    groupName: text,
    studioName: text,
  }),
  z.object({
    messageType: z.literal("FAVORITE_GAME_NEW_CHALLENGE"),
    mainEntityId: id,
    challengeName: text,
    gameTitle: text,
  }),
  /** Extension, for owners of a studio: no track of the game points to the version. */
  z.object({
    messageType: z.literal("RELEASE_DELETION_ANNOUNCED"),
    mainEntityId: id,
    gameTitle: text,
    version: z.string(),
    deletionDate: dateTime,
  }),
  /** Extensions, for the applicant: the main entity is the studio, or the application. */
  z.object({ messageType: z.literal("STUDIO_APPLICATION_APPROVED"), mainEntityId: id, studioName: z.string() }),
  z.object({
    messageType: z.literal("STUDIO_APPLICATION_REJECTED"),
    mainEntityId: id,
    studioName: z.string(),
    reason: z.string(),
  }),
  /** Extensions, for owners and developers of a studio: the main entity is the studio, or below its game. */
  z.object({ messageType: z.literal("STUDIO_PAID"), mainEntityId: id, studioName: z.string(), sum }),
  z.object({
    ...{ messageType: z.literal("STUDIO_PAYOUT_REVERSED"), mainEntityId: id, studioName: z.string() },
    ...{ sum, reason: z.string() },
  }),
  z.object({ messageType: z.literal("GAME_STOPPED"), mainEntityId: id, gameTitle: text, reason: z.string() }),
  z.object({ messageType: z.literal("APPEAL_REJECTED"), mainEntityId: id, gameTitle: text, reason: z.string() }),
  z.object({ messageType: z.literal("GAME_RESTORED"), mainEntityId: id, gameTitle: text }),
  z.object({ messageType: z.literal("GAME_SENT_BACK"), mainEntityId: id, gameTitle: text, reason: z.string() }),
  /** A game that has appeared has no `publishDate`. */
  z.object({
    messageType: z.literal("GAME_APPROVED"),
    mainEntityId: id,
    gameTitle: text,
    publishDate: dateTime.nullish(),
  }),
  /** Extensions, for players: out of the ranking of the challenge, or in it again; among its first three. */
  z.object({
    messageType: z.literal("SCORES_DISQUALIFIED"),
    mainEntityId: id,
    challengeName: text,
    reason: z.string(),
  }),
  z.object({ messageType: z.literal("SCORES_READMITTED"), mainEntityId: id, challengeName: text, reason: z.string() }),
  /** Extensions, for players: scores that were held count, or are deleted. */
  z.object({ messageType: z.literal("SCORES_COUNTED"), mainEntityId: id, challengeName: text, reason: z.string() }),
  z.object({ messageType: z.literal("SCORES_REMOVED"), mainEntityId: id, challengeName: text, reason: z.string() }),
  /** Extension, for who reported the game or player that is the main entity. */
  z.object({
    messageType: z.literal("REPORT_ANSWERED"),
    mainEntityId: id,
    subjectName: z.string(),
    answer: reportAnswer,
  }),
  z.object({
    messageType: z.literal("CHALLENGE_WON"),
    mainEntityId: id,
    challengeName: text,
    rank: z.int().min(1).max(MAX_WINNERS),
  }),
  /** Extension: a sanction, or what became of it (docs/product/sanctions.md). The main entity is the sanction. */
  z.object({ messageType: z.literal("ACCOUNT_NOTICE"), mainEntityId: id, notice: accountNotice }),
  /** Extensions, for buyers: the main entity is the game. `reason` is missing for refunds made at the provider. */
  z.object({
    messageType: z.literal("PURCHASE_REFUNDED"),
    mainEntityId: id,
    gameTitle: text,
    sum,
    reason: text,
  }),
  z.object({ messageType: z.literal("PURCHASE_WITHDRAWN"), mainEntityId: id, gameTitle: text }),
  z.object({ messageType: z.literal("PURCHASE_RESTORED"), mainEntityId: id, gameTitle: text }),
  /** Extension: the main entity is the grant. */
  z.object({
    messageType: z.literal("PIXELS_GRANTED"),
    mainEntityId: id,
    sum,
    reason: z.string(),
  }),
  /** Extension, for whom a studio lets play a track that is not public. */
  z.object({ messageType: z.literal("TESTER_INVITED"), mainEntityId: id, gameTitle: text, trackId: id }),
  /** Extensions, for the author of a review of the game that is the main entity. */
  z.object({ messageType: z.literal("REVIEW_ANSWERED"), mainEntityId: id, gameTitle: text, studioName: text }),
  z.object({ messageType: z.literal("REVIEW_REMOVED"), mainEntityId: id, gameTitle: text, reason: z.string() }),
  z.object({ messageType: z.literal("REVIEW_RESTORED"), mainEntityId: id, gameTitle: text, reason: z.string() }),
]);

export const MESSAGE_TYPES = messageData.options.map((option) => option.shape.messageType.value);

const messageHead = z.object({
  messageId: id,
  read: z.boolean(),
  createdAt: dateTime,
  expiredAt: dateTime.nullable(),
});

const knownMessageType = z.enum(MESSAGE_TYPES);

/** Unknown message types parse as null. */
const knownMessageData = z.preprocess((data) => (isOfUnknownType(data) ? null : data), messageData.nullable());

function isOfUnknownType(data: unknown): boolean {
  if (typeof data !== "object" || data === null || !("messageType" in data)) return false;
  return typeof data.messageType === "string" && !knownMessageType.safeParse(data.messageType).success;
}

const incomingMessage = messageHead.extend({ data: knownMessageData });

/** Drops messages without data. */
export const messages = z
  .array(incomingMessage)
  .transform((list) => list.flatMap(({ data, ...head }) => (data === null ? [] : [{ ...head, data }])));

export type MessageData = z.infer<typeof messageData>;
export type MessageType = MessageData["messageType"];
export type Message = z.infer<typeof messages>[number];
