import { gameId, studioId } from "~api/seed/demo-games";
import { STUDIO_NEWS_KIND } from "~api/store/studios/studio-news-content";
import * as calls from "~contract/calls/desk-studio-news";
import type { StudioNewsContent } from "~contract/entities/studio-news";
import { aStudioNewsContent } from "../../fixtures/a-studio-news-content";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import { asEditor, contentFixtures, misfits, PAST, publishing, REASON, request } from "./content-fixtures";

const MISFITS = {
  studio_not_found: { studioId: UNKNOWN_ID, gameId: null },
  news_game_unknown: { gameId: gameId("softfall") },
};
const OF_ANOTHER_STUDIO = aStudioNewsContent({ studioId: studioId("Small Hours"), gameId: null });

const { withDraft, withPublished, publishingStale, unchanged, ofSeen } = contentFixtures(
  STUDIO_NEWS_KIND,
  aStudioNewsContent,
);

type Misfitting = (world: World, changes: Partial<StudioNewsContent>) => Promise<CaseRequest>;

const creating: Misfitting = async (world, changes) => ({
  ...(await asEditor(world)),
  body: { content: aStudioNewsContent(changes) },
});
const saving: Misfitting = async (world, changes) =>
  request(await withDraft(world), { content: aStudioNewsContent({ title: { en: "More kites" }, ...changes }) });
const withStaleDraft: Misfitting = async (world, changes) =>
  publishingStale(world, await withDraft(world), aStudioNewsContent(changes));

export const DESK_STUDIO_NEWS_CASES: CallCase[] = [
  {
    call: calls.listDeskStudioNews,
    example: async (world) => ({ as: (await withDraft(world)).as }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.readDeskStudioNews,
    example: async (world) => {
      const { as, params } = await withPublished(world);
      return { as, params };
    },
    refusals: {
      news_not_found: async (world) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } }),
    },
  },
  { call: calls.createStudioNewsDraft, example: (world) => creating(world, {}), refusals: misfits(MISFITS, creating) },
  {
    call: calls.saveStudioNewsDraft,
    example: (world) => saving(world, {}),
    refusals: {
      ...ofSeen(withPublished, { content: aStudioNewsContent() }),
      ...misfits(MISFITS, saving),
      no_changes: unchanged,
      news_studio_changed: async (world) => request(await withPublished(world), { content: OF_ANOTHER_STUDIO }),
    },
  },
  {
    call: calls.discardStudioNewsDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: {
      ...ofSeen(withDraft),
      nothing_to_publish: async (world) => request(await withPublished(world)),
    },
  },
  {
    call: calls.publishStudioNews,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      ...misfits(MISFITS, withStaleDraft),
      nothing_to_publish: async (world) => request(await withPublished(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      news_studio_changed: async (world) => publishingStale(world, await withPublished(world), OF_ANOTHER_STUDIO),
    },
  },
  {
    call: calls.archiveStudioNews,
    example: async (world) => request(await withPublished(world), { reason: REASON }),
    refusals: ofSeen(withPublished, { reason: REASON }),
  },
  {
    call: calls.restoreStudioNewsRevision,
    example: async (world) => request(await withPublished(world), { number: 1 }),
    refusals: {
      ...ofSeen(withPublished, { number: 1 }),
      revision_not_found: async (world) => request(await withPublished(world), { number: 9 }),
    },
  },
  {
    call: calls.listStudioChoices,
    example: async (world) => ({ ...(await asEditor(world)), query: { search: "small" } }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
];
