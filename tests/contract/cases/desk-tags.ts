import { randomUUID } from "node:crypto";
import { tagId } from "~api/seed/demo-tags";
import { TAG_KIND } from "~api/store/catalogue/tag-content";
import { createDraft, saveDraft } from "~api/store/drafts/drafts";
import * as calls from "~contract/calls/desk-tags";
import type { TagContent } from "~contract/entities/tag-content";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import { asEditor, author, contentFixtures, PAST, publishing, REASON, request } from "./content-fixtures";

/** Has children. */
const GENRE = tagId("genre");

function aTag(changes: Partial<TagContent> = {}): TagContent {
  const content = { alias: `tag-${randomUUID().slice(0, 8)}`, title: { en: "Kites" }, displayOrder: 90 };
  return { ...content, icon: null, parentTagId: null, synonyms: [], ...changes };
}

const { versionOf, withDraft, withPublished, publish, unchanged, ofSeen } = contentFixtures(TAG_KIND, aTag);

/** One whose alias another tag has taken since. */
async function withTakenAlias(world: World) {
  const alias = `taken-${randomUUID().slice(0, 8)}`;
  const found = await withDraft(world, { alias });
  await publish(world, await createDraft(world.api.database, TAG_KIND, aTag({ alias }), author()));
  return found;
}

/** One whose parent has got a parent since. */
async function withMovedParent(world: World) {
  const parent = await withPublished(world);
  const found = await withDraft(world, { parentTagId: parent.params.subjectId });
  const moved = { ...parent.params, version: parent.version, content: aTag({ parentTagId: GENRE }) };
  await publish(world, await saveDraft(world.api.database, TAG_KIND, moved, author()));
  return found;
}

const saving = async (world: World, changes: Partial<TagContent> = {}) =>
  request(await withPublished(world), { content: aTag(changes) });
const ofRoot = async (world: World, body: object): Promise<CaseRequest> => {
  const version = await versionOf(world, GENRE);
  return request({ ...(await asEditor(world)), params: { subjectId: GENRE }, version }, body);
};

export const DESK_TAG_CASES: CallCase[] = [
  {
    call: calls.listDeskTags,
    example: async (world) => ({ as: (await withDraft(world)).as }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.readDeskTag,
    example: async (world) => {
      const { as, params } = await withPublished(world);
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
      ...ofSeen(withPublished, { content: aTag() }),
      no_changes: unchanged,
      tag_alias_taken: (world) => saving(world, { alias: "rhythm" }),
      tag_parent_invalid: (world) => saving(world, { parentTagId: tagId("rhythm") }),
    },
  },
  {
    call: calls.discardTagDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: { ...ofSeen(withDraft), nothing_to_publish: async (world) => request(await withPublished(world)) },
  },
  {
    call: calls.publishTag,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      nothing_to_publish: async (world) => request(await withPublished(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      tag_alias_taken: async (world) => request(await withTakenAlias(world), publishing),
      tag_parent_invalid: async (world) => request(await withMovedParent(world), publishing),
    },
  },
  {
    call: calls.archiveTag,
    example: async (world) => request(await withPublished(world), { reason: REASON }),
    refusals: {
      ...ofSeen(withPublished, { reason: REASON }),
      tag_has_children: (world) => ofRoot(world, { reason: REASON }),
    },
  },
  {
    call: calls.restoreTagRevision,
    example: async (world) => request(await withPublished(world), { number: 1 }),
    refusals: {
      ...ofSeen(withPublished, { number: 1 }),
      revision_not_found: async (world) => request(await withPublished(world), { number: 9 }),
    },
  },
  {
    call: calls.listTagChoices,
    example: async (world) => ({ ...(await asEditor(world)), query: { ids: [tagId("nature")], names: ["rhythm"] } }),
    refusals: {
      invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { ids: ["nature"] } }),
      tag_name_unknown: async (world) => ({ ...(await asEditor(world)), query: { names: ["dragons"] } }),
    },
  },
  {
    call: calls.mergeTag,
    example: async (world) => request(await withPublished(world), { into: tagId("nature"), reason: REASON }),
    refusals: {
      ...ofSeen(withPublished, { into: tagId("nature"), reason: REASON }),
      tag_has_children: (world) => ofRoot(world, { into: tagId("nature"), reason: REASON }),
    },
  },
];
