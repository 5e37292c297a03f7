import { randomUUID } from "node:crypto";
import { tagId } from "~api/seed/demo-tags";
import { TAG_KIND } from "~api/store/catalogue/tag-content";
import { readContentDetails } from "~api/store/drafts/content-details";
import { createDraft, publishDraft, saveDraft } from "~api/store/drafts/drafts";
import * as calls from "~contract/calls/desk-tags";
import type { TagContent } from "~contract/entities/tag-content";
import type { TestPlayer } from "../../fixtures/players";
import { appoint } from "../../fixtures/staff";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { disposableUser, type World } from "../world";

const REASON = "Nobody looks for it.";
const PAST = "2026-01-01T00:00:00Z";
/** Has children. */
const GENRE = tagId("genre");

async function asEditor(world: World): Promise<{ as: TestPlayer }> {
  const editor = await disposableUser(world);
  await appoint(world.api.database, editor, { role: "EDITOR" });
  return { as: editor };
}

function aTag(changes: Partial<TagContent> = {}): TagContent {
  const content = { alias: `tag-${randomUUID().slice(0, 8)}`, title: { en: "Kites" }, displayOrder: 90 };
  return { ...content, icon: null, parentTagId: null, synonyms: [], ...changes };
}

const author = () => ({ actorId: null, now: new Date() });

async function seenOf({ api }: World, subjectId: string) {
  const { version } = await readContentDetails(api.database, TAG_KIND, subjectId);
  return { subjectId, version };
}

async function withDraft(world: World, changes: Partial<TagContent> = {}) {
  const { subjectId, version } = await createDraft(world.api.database, TAG_KIND, aTag(changes), author());
  return { ...(await asEditor(world)), params: { subjectId }, version };
}

async function withTag(world: World) {
  const { params, as } = await withDraft(world);
  const seen = await seenOf(world, params.subjectId);
  await publishDraft(world.api.database, TAG_KIND, { ...seen, publishAt: null }, author());
  return { as, params, version: (await seenOf(world, params.subjectId)).version };
}

/** One whose alias another tag has taken since. */
async function withTakenAlias(world: World) {
  const alias = `taken-${randomUUID().slice(0, 8)}`;
  const found = await withDraft(world, { alias });
  const other = await createDraft(world.api.database, TAG_KIND, aTag({ alias }), author());
  await publishDraft(world.api.database, TAG_KIND, { ...other, publishAt: null }, author());
  return found;
}

/** One whose parent has got a parent since. */
async function withMovedParent(world: World) {
  const parent = await withTag(world);
  const found = await withDraft(world, { parentTagId: parent.params.subjectId });
  const { database } = world.api;
  const moved = { ...parent.params, version: parent.version, content: aTag({ parentTagId: GENRE }) };
  const saved = await saveDraft(database, TAG_KIND, moved, author());
  await publishDraft(database, TAG_KIND, { ...saved, publishAt: null }, author());
  return found;
}

type Prepared = { as: TestPlayer; params: { subjectId: string }; version: string };
type Refusals = NonNullable<CallCase["refusals"]>;

/** Refusals of every call about one tag that a colleague may have changed. */
function ofSeen(prepare: (world: World) => Promise<Prepared>, body: object = {}): Refusals {
  return {
    tag_not_found: async (world) => request({ ...(await prepare(world)), params: { subjectId: UNKNOWN_ID } }, body),
    content_changed: async (world) => request({ ...(await prepare(world)), version: "another" }, body),
  };
}

function request({ as, params, version }: Prepared, body: object = {}): CaseRequest {
  return { as, params, body: { version, ...body } };
}

const saving = async (world: World, changes: Partial<TagContent> = {}) =>
  request(await withTag(world), { content: aTag(changes) });
const ofRoot = async (world: World, body: object): Promise<CaseRequest> => {
  const { version } = await seenOf(world, GENRE);
  return request({ ...(await asEditor(world)), params: { subjectId: GENRE }, version }, body);
};
const publishing = { publishDate: null };

export const DESK_TAG_CASES: CallCase[] = [
  {
    call: calls.listDeskTags,
    example: async (world) => ({ as: (await withDraft(world)).as }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.readDeskTag,
    example: async (world) => {
      const { as, params } = await withTag(world);
      return { as, params };
    },
    refusals: { tag_not_found: async (world) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } }) },
  },
  {
    call: calls.createTagDraft,
    example: async (world) => ({ ...(await asEditor(world)), body: { content: aTag() } }),
    refusals: {
      tag_alias_taken: async (world) => ({ ...(await asEditor(world)), body: { content: aTag({ alias: "rhythm" }) } }),
      tag_parent_invalid: async (world) => ({
        ...(await asEditor(world)),
        body: { content: aTag({ parentTagId: tagId("rhythm") }) },
      }),
    },
  },
  {
    call: calls.saveTagDraft,
    example: saving,
    refusals: {
      ...ofSeen(withTag, { content: aTag() }),
      no_changes: async (world) => {
        const found = await withTag(world);
        const content = await TAG_KIND.read(world.api.database, found.params.subjectId);
        return request(found, { content });
      },
      tag_alias_taken: (world) => saving(world, { alias: "rhythm" }),
      tag_parent_invalid: (world) => saving(world, { parentTagId: tagId("rhythm") }),
    },
  },
  {
    call: calls.discardTagDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: { ...ofSeen(withDraft), nothing_to_publish: async (world) => request(await withTag(world)) },
  },
  {
    call: calls.publishTag,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      nothing_to_publish: async (world) => request(await withTag(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      tag_alias_taken: async (world) => request(await withTakenAlias(world), publishing),
      tag_parent_invalid: async (world) => request(await withMovedParent(world), publishing),
    },
  },
  {
    call: calls.archiveTag,
    example: async (world) => request(await withTag(world), { reason: REASON }),
    refusals: {
      ...ofSeen(withTag, { reason: REASON }),
      tag_has_children: (world) => ofRoot(world, { reason: REASON }),
    },
  },
  {
    call: calls.restoreTagRevision,
    example: async (world) => request(await withTag(world), { number: 1 }),
    refusals: {
      ...ofSeen(withTag, { number: 1 }),
      revision_not_found: async (world) => request(await withTag(world), { number: 9 }),
    },
  },
  {
    call: calls.mergeTag,
    example: async (world) => request(await withTag(world), { into: tagId("nature"), reason: REASON }),
    refusals: {
      ...ofSeen(withTag, { into: tagId("nature"), reason: REASON }),
      tag_has_children: (world) => ofRoot(world, { into: tagId("nature"), reason: REASON }),
    },
  },
];
