import * as z from "zod";
import { defineCall } from "../define-call";
import { challengeContent } from "../entities/challenge-content";
import { challengeCriteria, challengeType } from "../entities/challenge";
import { contentVersion } from "../entities/draft";
import { assetUrl, dateTime, id } from "../entities/identifiers";
import { STAFF_ERROR_CODES } from "../error-codes";
import { contentCalls, contentListCall, contentListQuery, listedContent } from "./desk-content";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "./desk-staff";
import { noParams } from "./request-parts";

/** Of one series. */
export const MAX_REPETITIONS = 12;

const misfits = [
  "game_not_found",
  "challenge_mode_unknown",
  "challenge_picture_unknown",
  "challenge_ends_before_start",
] as const;

const calls = contentCalls({
  ...{ name: "Challenge", noun: "challenge", path: "/desk/challenges", content: challengeContent },
  notFound: "challenge_not_found",
  misfits,
  bound: ["challenge_has_scores"],
  needed: [],
});

/** Those that all kinds of content have. */
export const CHALLENGE_CALLS = calls;

export const {
  read: readDeskChallenge,
  create: createChallengeDraft,
  save: saveChallengeDraft,
  discard: discardChallengeDraft,
  publish: publishChallenge,
  archive: archiveChallenge,
  restore: restoreChallengeRevision,
} = calls;

/** Where a challenge stands in its own time, as far as players see it. */
export const challengePhase = z.enum(["UPCOMING", "RUNNING", "ENDED"]);
export type ChallengePhase = z.output<typeof challengePhase>;

const listedChallenge = listedContent.extend({
  gameTitle: z.string(),
  phase: challengePhase,
  startsAt: dateTime.nullable(),
  endsAt: dateTime.nullable(),
  /** Players with a score. */
  players: z.int().min(0),
});
export type ListedChallenge = z.output<typeof listedChallenge>;

/** `search` is a part of a name in any language, or of the game's title. */
export const listDeskChallenges = contentListCall({
  name: "listDeskChallenges",
  summary: "Challenges and their drafts, the latest start first.",
  path: "/desk/challenges",
  query: contentListQuery.extend({ phase: challengePhase.optional() }),
  listed: listedChallenge,
});

const playableMode = z.object({ mode: z.string(), type: challengeType, criteria: challengeCriteria });

/** `search` is a part of the title; at most 20 games. */
export const listChallengeGames = defineCall({
  name: "listChallengeGames",
  summary: "Published games that a challenge can be about, with their modes and pictures.",
  method: "GET",
  path: "/desk/challenge-games",
  access: "signed-in",
  permission: "catalogue:read",
  params: noParams,
  query: z.object({
    search: z.string().trim().min(1).max(MAX_DESK_SEARCH_LENGTH).optional(),
    gameId: id.optional(),
  }),
  body: z.undefined(),
  data: z.object({
    games: z.array(
      z.object({
        gameId: id,
        title: z.string(),
        modes: z.array(playableMode),
        pictures: z.array(z.object({ name: z.string(), url: assetUrl })),
      }),
    ),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});

const ofSeen = [
  ...[...STAFF_ERROR_CODES, "invalid_request_payload", "challenge_not_found", "content_changed"],
] as const;

/** A draft stays, and gets the same end. */
export const endChallenge = defineCall({
  name: "endChallenge",
  summary: "Ends a running challenge now.",
  method: "POST",
  path: "/desk/challenges/{subjectId}/end",
  access: "signed-in",
  permission: "catalogue:change",
  sudo: true,
  params: z.object({ subjectId: id }),
  query: noParams,
  body: z.strictObject({ version: contentVersion, reason: deskReason }),
  data: z.unknown(),
  errorCodes: [...ofSeen, "sudo_required", "challenge_not_active"],
});

export const repetitionPeriod = z.enum(["WEEK", "MONTH"]);
export type RepetitionPeriod = z.output<typeof repetitionPeriod>;

/** Each is a draft that publishes itself when the one before it ends, with a course of its own. All fit, or none is made. */
export const repeatChallenge = defineCall({
  name: "repeatChallenge",
  summary: "Schedules further runs of a published challenge, a week or a month apart.",
  method: "POST",
  path: "/desk/challenges/{subjectId}/repetition",
  access: "signed-in",
  permission: "catalogue:change",
  params: z.object({ subjectId: id }),
  query: noParams,
  body: z.strictObject({
    version: contentVersion,
    period: repetitionPeriod,
    times: z.int().min(1).max(MAX_REPETITIONS),
  }),
  data: z.object({ subjectIds: z.array(id) }),
  errorCodes: [...ofSeen, "challenge_not_timed", ...misfits],
});
