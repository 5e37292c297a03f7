import { eq } from "drizzle-orm";
import { gameArt, games } from "~api/db/schema";
import { gameRights } from "~api/db/schema/studios";
import { readContentDetails } from "~api/store/drafts/content-details";
import { archiveContent, publishDraft, saveDraft } from "~api/store/drafts/drafts";
import { GAME_KIND } from "~api/store/developer-games/game-kind";
import { stopGame } from "~api/store/studios/takedowns";
import * as calls from "~contract/calls/desk-games";
import type { GameContent } from "~contract/entities/game-content";
import type { ItemOffer } from "~contract/entities/game-offer";
import { storeReadyGame } from "../../fixtures/developer-games";
import { pointTracks } from "../../fixtures/stored-releases";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import { asEditor, author, PAST, publishing, REASON, request, type Prepared } from "./content-fixtures";

type Refusals = NonNullable<CallCase["refusals"]>;
type PreparedGame = Prepared & { content: GameContent };

async function seenGame(world: World, gameId: string): Promise<PreparedGame> {
  const { draft, published, hidden, version } = await readContentDetails(world.api.database, GAME_KIND, gameId);
  const content = draft?.content ?? published ?? hidden;
  if (!content) throw new Error("The game has no content.");
  return { ...(await asEditor(world)), params: { subjectId: gameId }, version, content };
}

/** Ready, with a build for everybody, and not published. */
async function hiddenGame(world: World): Promise<PreparedGame> {
  const { database } = world.api;
  const { gameId, releaseId } = await storeReadyGame(database, world.player);
  await pointTracks(database, gameId, ["public"], { releaseId });
  return seenGame(world, gameId);
}

async function withDraft(world: World, changes: Partial<GameContent> = {}): Promise<PreparedGame> {
  const { params, version, content } = await hiddenGame(world);
  const seen = { ...params, version, content: { ...content, ...changes } };
  await saveDraft(world.api.database, GAME_KIND, seen, author());
  return seenGame(world, params.subjectId);
}

async function withPublished(world: World): Promise<PreparedGame> {
  const { params, version } = await withDraft(world);
  await publishDraft(world.api.database, GAME_KIND, { ...params, version, publishAt: null }, author());
  return seenGame(world, params.subjectId);
}

/** With a revision that can come back. */
async function withArchived(world: World): Promise<PreparedGame> {
  const { params, version } = await withPublished(world);
  await archiveContent(world.api.database, GAME_KIND, { ...params, version, reason: REASON }, author());
  return seenGame(world, params.subjectId);
}

/** A draft that its check would have refused. */
async function withStaleDraft(world: World, changes: Partial<GameContent>): Promise<CaseRequest> {
  const { params, version, content } = await withTwin(world);
  const unchecked = { ...GAME_KIND, check: () => Promise.resolve() };
  const seen = { ...params, version, content: { ...content, ...changes } };
  await saveDraft(world.api.database, unchecked, seen, author());
  return request(await seenGame(world, params.subjectId), publishing);
}

/** Beside a game named Twin of the same studio. */
async function withTwin(world: World): Promise<PreparedGame> {
  const { database } = world.api;
  const found = await withPublished(world);
  const { gameId } = await storeReadyGame(database, world.player);
  const [game] = await database.select().from(games).where(eq(games.gameId, found.params.subjectId));
  const twin = { title: "Twin", studioId: game?.studioId ?? "" };
  await database.update(games).set(twin).where(eq(games.gameId, gameId));
  return found;
}

const FUTURE = "2040-01-01T00:00:00.000Z";

function selling(offer: Partial<ItemOffer>): Partial<GameContent> {
  const sold = { price: 30, discountedPrice: null, currency: "RPX", claim: null, ...offer };
  return { offers: { FULL_VERSION: sold, PAID_GAME: null } };
}

const MISFITS: Record<string, Partial<GameContent>> = {
  game_name_empty: { title: "" },
  game_name_too_long: { title: "x".repeat(81) },
  invalid_characters_in_name: { title: "***" },
  game_name_taken: { title: "twin" },
  tag_not_found: { tags: [UNKNOWN_ID] },
  discount_not_lower: selling({ discountedPrice: 30 }),
  claim_ends_before_start: selling({ claim: { startsAt: FUTURE, endsAt: PAST } }),
};

const UNREADY: Record<string, Partial<GameContent>> = {
  age_rating_not_set: { ageRating: "NOT_SET" },
  game_description_empty: { shortDescription: {} },
  no_platforms_added: { platforms: [] },
};

function refusalsOf(
  changes: Record<string, Partial<GameContent>>,
  send: (world: World, changes: Partial<GameContent>) => Promise<CaseRequest>,
): Refusals {
  return Object.fromEntries(Object.entries(changes).map(([code, one]) => [code, (world: World) => send(world, one)]));
}

async function saving(world: World, changes: Partial<GameContent>): Promise<CaseRequest> {
  const found = await withTwin(world);
  return request(found, { content: { ...found.content, ...changes } });
}

/** The draft of a new game, from which something else is taken. */
function without(take: (world: World, gameId: string) => Promise<unknown>) {
  return async (world: World): Promise<CaseRequest> => {
    const found = await withDraft(world);
    await take(world, found.params.subjectId);
    return request(found, publishing);
  };
}

async function withoutRelease(world: World): Promise<CaseRequest> {
  const { gameId } = await storeReadyGame(world.api.database, world.player);
  const { params, version, content } = await seenGame(world, gameId);
  await saveDraft(world.api.database, GAME_KIND, { ...params, version, content }, author());
  return request(await seenGame(world, gameId), publishing);
}

function ofSeen(prepare: (world: World) => Promise<PreparedGame>, bodyOf: (found: PreparedGame) => object): Refusals {
  return {
    game_not_found: async (world) => {
      const found = await prepare(world);
      return request({ ...found, params: { subjectId: UNKNOWN_ID } }, bodyOf(found));
    },
    content_changed: async (world) => {
      const found = await prepare(world);
      return request({ ...found, version: "another" }, bodyOf(found));
    },
  };
}

const unknownGame = async (world: World) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } });

async function reading(world: World): Promise<CaseRequest> {
  const { as, params } = await hiddenGame(world);
  return { as, params };
}

export const DESK_GAME_CASES: CallCase[] = [
  {
    call: calls.listDeskGames,
    example: asEditor,
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  { call: calls.readDeskGameEntry, example: reading, refusals: { game_not_found: unknownGame } },
  { call: calls.getGameReadiness, example: reading, refusals: { game_not_found: unknownGame } },
  {
    call: calls.saveGameEntryDraft,
    example: (world) => saving(world, { ageRating: "TEENS" }),
    refusals: {
      ...ofSeen(withPublished, ({ content }) => ({ content })),
      ...refusalsOf(MISFITS, saving),
      no_changes: (world) => saving(world, {}),
    },
  },
  {
    call: calls.discardGameEntryDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: {
      ...ofSeen(withDraft, () => ({})),
      nothing_to_publish: async (world) => request(await withPublished(world)),
    },
  },
  {
    call: calls.publishGameEntry,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, () => publishing),
      ...refusalsOf(MISFITS, withStaleDraft),
      ...refusalsOf(UNREADY, async (world, changes) => request(await withDraft(world, changes), publishing)),
      nothing_to_publish: async (world) => request(await withPublished(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      no_release_for_track: withoutRelease,
      missing_game_covers: without(({ api }, gameId) => api.database.delete(gameArt).where(eq(gameArt.gameId, gameId))),
      rights_not_declared: without(({ api }, gameId) =>
        api.database.delete(gameRights).where(eq(gameRights.gameId, gameId)),
      ),
      game_is_blocked: without(({ api }, gameId) =>
        stopGame(api.database, { actorId: null, gameId, reason: REASON, now: new Date() }),
      ),
    },
  },
  {
    call: calls.archiveGameEntry,
    example: async (world) => request(await withPublished(world), { reason: REASON }),
    refusals: ofSeen(withPublished, () => ({ reason: REASON })),
  },
  {
    call: calls.restoreGameEntryRevision,
    example: async (world) => request(await withArchived(world), { number: 1 }),
    refusals: {
      ...ofSeen(withArchived, () => ({ number: 1 })),
      revision_not_found: async (world) => request(await withArchived(world), { number: 9 }),
    },
  },
];
