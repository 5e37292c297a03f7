import { randomUUID } from "node:crypto";
import { STICKER_KIND } from "~api/store/money/sticker-content";
import * as calls from "~contract/calls/desk-stickers";
import type { StickerContent } from "~contract/entities/sticker-content";
import { aStickerContent } from "../../fixtures/a-sticker-content";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import { asEditor, contentFixtures, misfits, PAST, publishing, REASON, request } from "./content-fixtures";

const aSticker = (changes: Partial<StickerContent> = {}) =>
  aStickerContent({ alias: `sticker-${randomUUID().slice(0, 8)}`, ...changes });

const TAKEN = { sticker_alias_taken: { alias: "comet" } };

const { withDraft, withPublished, publishingStale, unchanged, ofSeen } = contentFixtures(STICKER_KIND, aSticker);

type Misfitting = (world: World, changes: Partial<StickerContent>) => Promise<CaseRequest>;

const creating: Misfitting = async (world, changes) => ({
  ...(await asEditor(world)),
  body: { content: aSticker(changes) },
});
const saving: Misfitting = async (world, changes) => request(await withDraft(world), { content: aSticker(changes) });
const withStaleDraft: Misfitting = async (world, changes) =>
  publishingStale(world, await withDraft(world), aSticker(changes));

export const DESK_STICKER_CASES: CallCase[] = [
  {
    call: calls.listDeskStickers,
    example: async (world) => ({ as: (await withDraft(world)).as }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.readDeskSticker,
    example: async (world) => {
      const { as, params } = await withPublished(world);
      return { as, params };
    },
    refusals: {
      sticker_not_found: async (world) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } }),
    },
  },
  { call: calls.createStickerDraft, example: (world) => creating(world, {}), refusals: misfits(TAKEN, creating) },
  {
    call: calls.saveStickerDraft,
    example: (world) => saving(world, {}),
    refusals: {
      ...ofSeen(withPublished, { content: aSticker() }),
      ...misfits(TAKEN, saving),
      no_changes: unchanged,
      sticker_alias_changed: async (world) => request(await withPublished(world), { content: aSticker() }),
    },
  },
  {
    call: calls.discardStickerDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: {
      ...ofSeen(withDraft),
      nothing_to_publish: async (world) => request(await withPublished(world)),
    },
  },
  {
    call: calls.publishSticker,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      ...misfits(TAKEN, withStaleDraft),
      nothing_to_publish: async (world) => request(await withPublished(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      sticker_alias_changed: async (world) => publishingStale(world, await withPublished(world), aSticker()),
    },
  },
  {
    call: calls.archiveSticker,
    example: async (world) => request(await withPublished(world), { reason: REASON }),
    refusals: ofSeen(withPublished, { reason: REASON }),
  },
  {
    call: calls.restoreStickerRevision,
    example: async (world) => request(await withPublished(world), { number: 1 }),
    refusals: {
      ...ofSeen(withPublished, { number: 1 }),
      revision_not_found: async (world) => request(await withPublished(world), { number: 9 }),
    },
  },
];
