import * as z from "zod";
import { defineCall } from "../define-call";
import { gameContent } from "../entities/game-content";
import { id, shortId } from "../entities/identifiers";
import { STAFF_ERROR_CODES } from "../error-codes";
import { contentListCall, contentListQuery, existingContentCalls, listedContent } from "./desk-content";
import { noBody, noParams } from "./request-parts";

const UNREADY_CODES = [
  "no_release_for_track",
  "age_rating_not_set",
  "game_description_empty",
  "no_platforms_added",
  "missing_game_covers",
  "rights_not_declared",
] as const;

const MISFIT_CODES = [
  "game_name_empty",
  "game_name_too_long",
  "invalid_characters_in_name",
  "game_name_taken",
  "tag_not_found",
  "discount_not_lower",
  "claim_ends_before_start",
] as const;

const calls = existingContentCalls({
  ...{ name: "GameEntry", noun: "game's entry", path: "/desk/games", content: gameContent, notFound: "game_not_found" },
  misfits: MISFIT_CODES,
  unready: [...UNREADY_CODES, "game_is_blocked"],
  needed: [],
});

/** Those that all kinds of content have; games begin with their studio. */
export const GAME_ENTRY_CALLS = calls;

export const {
  read: readDeskGameEntry,
  save: saveGameEntryDraft,
  discard: discardGameEntryDraft,
  publish: publishGameEntry,
  archive: archiveGameEntry,
  restore: restoreGameEntryRevision,
} = calls;

/** `missingLocales` have no short description. */
const listedGame = listedContent.extend({ studioName: z.string(), isStopped: z.boolean() });
export type ListedGame = z.output<typeof listedGame>;

/** `search` is a part of the title that players see, or of a draft's. */
export const listDeskGames = contentListCall({
  name: "listDeskGames",
  summary: "Games and their drafts, by title.",
  path: "/desk/games",
  query: contentListQuery,
  listed: listedGame,
});

export const missingForGame = z.enum(UNREADY_CODES);
export type MissingForGame = z.output<typeof missingForGame>;

/** `missing` is what keeps the draft, or the game as it is, from being published. */
export const getGameReadiness = defineCall({
  name: "getGameReadiness",
  summary: "Whose a game is, and what it lacks for players.",
  method: "GET",
  path: "/desk/games/{subjectId}/readiness",
  access: "signed-in",
  permission: "catalogue:read",
  params: z.object({ subjectId: id }),
  query: noParams,
  body: noBody,
  data: z.object({
    studioName: z.string(),
    shortId,
    mangledTitle: z.string(),
    missing: z.array(missingForGame),
    isStopped: z.boolean(),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "game_not_found"],
});
