import { randomUUID } from "node:crypto";
import { saveDraft } from "~api/store/drafts/drafts";
import { SITE_KIND } from "~api/store/site/site-content";
import * as calls from "~contract/calls/desk-site";
import { SITE_SETTINGS_ID, type SiteContent } from "~contract/entities/site-content";
import { appoint } from "../../fixtures/staff";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { disposableUser, type World } from "../world";
import { author, contentFixtures, PAST, publishing, request, type Prepared } from "./content-fixtures";

/** Each time another one. */
function aSite(): SiteContent {
  return {
    ...{ allowGamePreloading: true, allowGuestMultiplayerRoomCreation: true, gamesAutoloadEnabled: false },
    ...{ maxGamesPreloadedPerUser: 1, isEventOn: false, isEventRegionLimited: false, socialLinks: [] },
    links: {
      ...{ developerPortal: null, store: null, profileSite: null, community: null },
      ...{ gameMaker: null, gameMakerDownload: null, videoChannel: null },
    },
    ...{ operator: `Somebody ${randomUUID()}`, contactUrl: null, description: {} },
  };
}

const { versionOf, publish, ofSeen } = contentFixtures(SITE_KIND, aSite);
const params = { subjectId: SITE_SETTINGS_ID };

async function asOwner(world: World): Promise<Pick<Prepared, "as">> {
  const owner = await disposableUser(world);
  await appoint(world.api.database, owner, { role: "OWNER", hasSecondFactor: true });
  return { as: owner };
}

async function withDraft(world: World): Promise<Prepared> {
  const seen = { ...params, version: await versionOf(world, SITE_SETTINGS_ID), content: aSite() };
  const { version } = await saveDraft(world.api.database, SITE_KIND, seen, author());
  return { ...(await asOwner(world)), params, version };
}

async function withPublished(world: World): Promise<Prepared> {
  const { as, version } = await withDraft(world);
  await publish(world, { ...params, version });
  return { as, params, version: await versionOf(world, SITE_SETTINGS_ID) };
}

export const DESK_SITE_CASES: CallCase[] = [
  {
    call: calls.readDeskSite,
    example: async (world) => ({ ...(await asOwner(world)), params }),
    refusals: { page_not_found: async (world) => ({ ...(await asOwner(world)), params: { subjectId: UNKNOWN_ID } }) },
  },
  {
    call: calls.saveSiteDraft,
    example: async (world) => request(await withPublished(world), { content: aSite() }),
    refusals: {
      ...ofSeen(withPublished, { content: aSite() }),
      no_changes: async (world) => {
        const found = await withPublished(world);
        return request(found, { content: await SITE_KIND.read(world.api.database, SITE_SETTINGS_ID) });
      },
    },
  },
  {
    call: calls.discardSiteDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: { ...ofSeen(withDraft), nothing_to_publish: async (world) => request(await withPublished(world)) },
  },
  {
    call: calls.publishSite,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      nothing_to_publish: async (world) => request(await withPublished(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
    },
  },
  {
    call: calls.restoreSiteRevision,
    example: async (world) => request(await withPublished(world), { number: 1 }),
    refusals: {
      ...ofSeen(withPublished, { number: 1 }),
      revision_not_found: async (world) => request(await withPublished(world), { number: 99_999 }),
    },
  },
];
