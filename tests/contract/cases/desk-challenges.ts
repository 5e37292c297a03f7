import { eq } from "drizzle-orm";
import { challenges } from "~api/db/schema";
import { challengeId } from "~api/seed/demo-challenges";
import { gameId } from "~api/seed/demo-games";
import { CHALLENGE_KIND } from "~api/store/challenges/challenge-content";
import * as calls from "~contract/calls/desk-challenges";
import type { ChallengeContent } from "~contract/entities/challenge-content";
import { storeGames } from "../../fixtures/stored-games";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import { asEditor, contentFixtures, misfits, PAST, publishing, REASON, request } from "./content-fixtures";

const HOUR_MS = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
/** Have scores. */
const PLAYED = [challengeId("bell-tower"), challengeId("home-before-dawn")] as const;

function aChallenge(changes: Partial<ChallengeContent> = {}): ChallengeContent {
  const texts = { name: { en: "Marsh lights" }, shortDescription: {}, longDescription: {} };
  const times = { startsAt: fromNow(-HOUR_MS), endsAt: fromNow(HOUR_MS) };
  const rules = { gameId: gameId("lantern-run"), mode: "fireflies", art: null, isMonthly: false, seed: 7 };
  return { ...rules, ...texts, ...times, ...changes };
}

const MISFITS: Record<string, Partial<ChallengeContent>> = {
  game_not_found: { gameId: UNKNOWN_ID },
  challenge_mode_unknown: { mode: "backwards" },
  challenge_picture_unknown: { art: "nowhere" },
  challenge_ends_before_start: { startsAt: fromNow(HOUR_MS), endsAt: fromNow(-HOUR_MS) },
};

const { versionOf, withDraft, withPublished, publishingStale, unchanged, ofSeen } = contentFixtures(
  CHALLENGE_KIND,
  aChallenge,
);

type Misfitting = (world: World, changes: Partial<ChallengeContent>) => Promise<CaseRequest>;

const creating: Misfitting = async (world, changes) => ({
  ...(await asEditor(world)),
  body: { content: aChallenge(changes) },
});
const saving: Misfitting = async (world, changes) =>
  request(await withPublished(world), { content: aChallenge({ name: { en: "Bog candles" }, ...changes }) });

/** The demo's challenge as it is, with changes. */
async function ofPlayed(world: World, subjectId: string, changes: Partial<ChallengeContent>) {
  const content = await CHALLENGE_KIND.read(world.api.database, subjectId);
  if (!content) throw new Error("The demo has no such challenge.");
  const version = await versionOf(world, subjectId);
  return { ...(await asEditor(world)), params: { subjectId }, version, content: { ...content, ...changes } };
}

const withStaleDraft: Misfitting = async (world, changes) =>
  publishingStale(world, await withDraft(world), aChallenge(changes));

async function withStaleCourse(world: World): Promise<CaseRequest> {
  const { content, ...found } = await ofPlayed(world, PLAYED[1], { seed: 1 });
  return publishingStale(world, found, content);
}

const repetition = { period: "WEEK", times: 2 };

/** Its game has changed since its publication. */
async function repeating(world: World, row: Partial<typeof challenges.$inferInsert>): Promise<CaseRequest> {
  const found = await withPublished(world);
  const ofFound = eq(challenges.challengeId, found.params.subjectId);
  await world.api.database.update(challenges).set(row).where(ofFound);
  return request(found, repetition);
}

/** Shorter months bring its end before its start. */
async function repeatingOverMonthEnds(world: World): Promise<CaseRequest> {
  const times = { startsAt: "2026-01-30T20:00:00.000Z", endsAt: "2026-01-31T08:00:00.000Z" };
  return request(await withPublished(world, times), { period: "MONTH", times: 12 });
}

async function repeatingWithoutGame(world: World): Promise<CaseRequest> {
  const [game] = await storeGames(world.api.database, [{ title: "Kite", isPublished: false }]);
  return repeating(world, { gameId: game?.gameId ?? "" });
}

export const DESK_CHALLENGE_CASES: CallCase[] = [
  {
    call: calls.listDeskChallenges,
    example: async (world) => ({ as: (await withDraft(world)).as }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.listChallengeGames,
    example: asEditor,
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.readDeskChallenge,
    example: async (world) => {
      const { as, params } = await withPublished(world);
      return { as, params };
    },
    refusals: {
      challenge_not_found: async (world) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } }),
    },
  },
  { call: calls.createChallengeDraft, example: (world) => creating(world, {}), refusals: misfits(MISFITS, creating) },
  {
    call: calls.saveChallengeDraft,
    example: (world) => saving(world, {}),
    refusals: {
      ...ofSeen(withPublished, { content: aChallenge() }),
      ...misfits(MISFITS, saving),
      no_changes: unchanged,
      challenge_has_scores: async (world) => {
        const { content, ...found } = await ofPlayed(world, PLAYED[0], { seed: 1 });
        return request(found, { content });
      },
    },
  },
  {
    call: calls.discardChallengeDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: { ...ofSeen(withDraft), nothing_to_publish: async (world) => request(await withPublished(world)) },
  },
  {
    call: calls.publishChallenge,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      ...misfits(MISFITS, withStaleDraft),
      nothing_to_publish: async (world) => request(await withPublished(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      challenge_has_scores: withStaleCourse,
    },
  },
  {
    call: calls.archiveChallenge,
    example: async (world) => request(await withPublished(world), { reason: REASON }),
    refusals: ofSeen(withPublished, { reason: REASON }),
  },
  {
    call: calls.restoreChallengeRevision,
    example: async (world) => request(await withPublished(world), { number: 1 }),
    refusals: {
      ...ofSeen(withPublished, { number: 1 }),
      revision_not_found: async (world) => request(await withPublished(world), { number: 9 }),
    },
  },
  {
    call: calls.endChallenge,
    example: async (world) => request(await withPublished(world), { reason: REASON }),
    refusals: {
      ...ofSeen(withPublished, { reason: REASON }),
      challenge_not_active: async (world) =>
        request(await withPublished(world, { endsAt: fromNow(-60_000) }), { reason: REASON }),
    },
  },
  {
    call: calls.repeatChallenge,
    example: async (world) => request(await withPublished(world), repetition),
    refusals: {
      ...ofSeen(withPublished, repetition),
      challenge_not_timed: async (world) => request(await withPublished(world, { endsAt: null }), repetition),
      game_not_found: repeatingWithoutGame,
      challenge_mode_unknown: (world) => repeating(world, { mode: "backwards" }),
      challenge_picture_unknown: (world) => repeating(world, { art: "nowhere" }),
      challenge_ends_before_start: repeatingOverMonthEnds,
    },
  },
];
