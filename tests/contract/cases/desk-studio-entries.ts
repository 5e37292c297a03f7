import { randomUUID } from "node:crypto";
import { gameId } from "~api/seed/demo-games";
import { readContentDetails } from "~api/store/drafts/content-details";
import { publishDraft, saveDraft } from "~api/store/drafts/drafts";
import { STUDIO_KIND } from "~api/store/studios/studio-entry";
import * as calls from "~contract/calls/desk-studio-entries";
import type { StudioContent } from "~contract/entities/studio-content";
import { storeStudio } from "../../fixtures/stored-studios";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { PLAYER_NAME, type World } from "../world";
import { asEditor, author, misfits, PAST, publishing, request, type Prepared } from "./content-fixtures";

type PreparedStudio = Prepared & { content: StudioContent };

async function seenStudio(world: World, subjectId: string): Promise<PreparedStudio> {
  const { draft, published, version } = await readContentDetails(world.api.database, STUDIO_KIND, subjectId);
  const content = draft?.content ?? published;
  if (!content) throw new Error("The studio has no content.");
  return { ...(await asEditor(world)), params: { subjectId }, version, content };
}

async function aStudio(world: World): Promise<PreparedStudio> {
  const owner = { userId: String(world.player.userId) };
  return seenStudio(world, await storeStudio(world.api.database, owner, `Kites ${randomUUID()}`));
}

async function withDraft(world: World): Promise<PreparedStudio> {
  const { params, version, content } = await aStudio(world);
  const seen = { ...params, version, content: { ...content, description: { en: "Kites." } } };
  await saveDraft(world.api.database, STUDIO_KIND, seen, author());
  return seenStudio(world, params.subjectId);
}

async function withPublished(world: World): Promise<PreparedStudio> {
  const { params, version } = await withDraft(world);
  await publishDraft(world.api.database, STUDIO_KIND, { ...params, version, publishAt: null }, author());
  return seenStudio(world, params.subjectId);
}

const MISFITS: Record<string, Partial<StudioContent>> = {
  studio_name_taken: { name: "small hours" },
  studio_picture_unknown: { pictureGameId: gameId("softfall") },
};

async function saving(world: World, changes: Partial<StudioContent>): Promise<CaseRequest> {
  const found = await aStudio(world);
  return request(found, { content: { ...found.content, ...changes } });
}

/** A draft that its check would have refused. */
async function withStaleDraft(world: World, changes: Partial<StudioContent>): Promise<CaseRequest> {
  const { params, version, content } = await aStudio(world);
  const unchecked = { ...STUDIO_KIND, check: () => Promise.resolve() };
  await saveDraft(world.api.database, unchecked, { ...params, version, content: { ...content, ...changes } }, author());
  return request(await seenStudio(world, params.subjectId), publishing);
}

function ofSeen(prepare: (world: World) => Promise<Prepared>, body: object = {}): NonNullable<CallCase["refusals"]> {
  return {
    studio_not_found: async (world) => request({ ...(await prepare(world)), params: { subjectId: UNKNOWN_ID } }, body),
    content_changed: async (world) => request({ ...(await prepare(world)), version: "another" }, body),
  };
}

const CONTENT: StudioContent = { name: "Kites", description: {}, links: [], pictureGameId: null };

const creating = async (world: World, body: object): Promise<CaseRequest> => ({
  ...(await asEditor(world)),
  body: { name: `Kite Yard ${randomUUID()}`, username: PLAYER_NAME, ...body },
});

export const DESK_STUDIO_ENTRY_CASES: CallCase[] = [
  {
    call: calls.listDeskStudios,
    example: async (world) => ({ as: (await withDraft(world)).as }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.createStudio,
    example: (world) => creating(world, {}),
    refusals: {
      user_not_found: (world) => creating(world, { username: "nobody_at_all" }),
      studio_name_taken: (world) => creating(world, { name: "Small Hours" }),
    },
  },
  {
    call: calls.readDeskStudioEntry,
    example: async (world) => {
      const { as, params } = await withPublished(world);
      return { as, params };
    },
    refusals: {
      studio_not_found: async (world) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } }),
    },
  },
  {
    call: calls.saveStudioEntryDraft,
    example: (world) => saving(world, { links: ["https://kites.example.org/"] }),
    refusals: {
      ...ofSeen(aStudio, { content: CONTENT }),
      ...misfits(MISFITS, saving),
      no_changes: (world) => saving(world, {}),
    },
  },
  {
    call: calls.discardStudioEntryDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: { ...ofSeen(withDraft), nothing_to_publish: async (world) => request(await aStudio(world)) },
  },
  {
    call: calls.publishStudioEntry,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      ...misfits(MISFITS, withStaleDraft),
      nothing_to_publish: async (world) => request(await aStudio(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
    },
  },
  {
    call: calls.restoreStudioEntryRevision,
    example: async (world) => request(await withPublished(world), { number: 1 }),
    refusals: {
      ...ofSeen(withPublished, { number: 1 }),
      revision_not_found: async (world) => request(await withPublished(world), { number: 9 }),
    },
  },
];
