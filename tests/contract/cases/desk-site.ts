import { randomUUID } from "node:crypto";
import { writeDraft } from "~api/store/drafts/change-content";
import type { ContentKind } from "~api/store/drafts/content-kind";
import { saveDraft } from "~api/store/drafts/drafts";
import { LEGAL_TEXT_KIND } from "~api/store/site/legal-text";
import { SITE_KIND } from "~api/store/site/site-content";
import type { ExistingContentCallSet } from "~contract/calls/desk-content";
import * as calls from "~contract/calls/desk-site";
import { LEGAL_TEXT_IDS, type LegalContent } from "~contract/entities/legal-content";
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

async function asOwner(world: World): Promise<Pick<Prepared, "as">> {
  const owner = await disposableUser(world);
  await appoint(world.api.database, owner, { role: "OWNER", hasSecondFactor: true });
  return { as: owner };
}

/** Of a piece that is always there; `make` makes another one each time. */
function fixturesOf<Content extends object>(kind: ContentKind<Content>, subjectId: string, make: () => Content) {
  const { versionOf, publish, ofSeen } = contentFixtures(kind, make);
  const params = { subjectId };

  async function withDraft(world: World): Promise<Prepared> {
    const seen = { ...params, version: await versionOf(world, subjectId), content: make() };
    const { version } = await saveDraft(world.api.database, kind, seen, author());
    return { ...(await asOwner(world)), params, version };
  }

  async function withPublished(world: World): Promise<Prepared> {
    const { as, version } = await withDraft(world);
    await publish(world, { ...params, version });
    return { as, params, version: await versionOf(world, subjectId) };
  }

  const unchanged = async (world: World) =>
    request(await withPublished(world), { content: await kind.read(world.api.database, subjectId) });

  return { params, withDraft, withPublished, unchanged, ofSeen, make };
}

type Calls<Content extends object> = Pick<
  ExistingContentCallSet<Content>,
  "read" | "save" | "discard" | "publish" | "restore"
>;

function casesOf<Content extends object>(
  { read, save, discard, publish, restore }: Calls<Content>,
  { params, withDraft, withPublished, unchanged, ofSeen, make }: ReturnType<typeof fixturesOf<Content>>,
): CallCase[] {
  return [
    {
      call: read,
      example: async (world) => ({ ...(await asOwner(world)), params }),
      refusals: { page_not_found: async (world) => ({ ...(await asOwner(world)), params: { subjectId: UNKNOWN_ID } }) },
    },
    {
      call: save,
      example: async (world) => request(await withPublished(world), { content: make() }),
      refusals: { ...ofSeen(withPublished, { content: make() }), no_changes: unchanged },
    },
    {
      call: discard,
      example: async (world) => request(await withDraft(world)),
      refusals: { ...ofSeen(withDraft), nothing_to_publish: async (world) => request(await withPublished(world)) },
    },
    {
      call: publish,
      example: async (world) => request(await withDraft(world), publishing),
      refusals: {
        ...ofSeen(withDraft, publishing),
        nothing_to_publish: async (world) => request(await withPublished(world), publishing),
        publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      },
    },
    {
      call: restore,
      example: async (world) => request(await withPublished(world), { number: 1 }),
      refusals: {
        ...ofSeen(withPublished, { number: 1 }),
        revision_not_found: async (world) => request(await withPublished(world), { number: 99_999 }),
      },
    },
  ];
}

const legal = fixturesOf<LegalContent>(LEGAL_TEXT_KIND, LEGAL_TEXT_IDS.terms, () => ({
  page: "terms",
  text: { en: `## Terms\n\n${randomUUID()}` },
}));
const OTHER_PAGE: { content: LegalContent } = { content: { page: "legal", text: { en: "For the other page." } } };

/** A draft that is stored otherwise. */
async function withOtherPage(world: World): Promise<Prepared> {
  const found = await legal.withPublished(world);
  const draft = { transaction: world.api.database, kind: LEGAL_TEXT_KIND, ...found.params };
  const version = await writeDraft(draft, OTHER_PAGE.content, author());
  return { ...found, version };
}

/** Of what names the other page. */
const LEGAL_REFUSALS: Readonly<Record<string, CallCase["refusals"]>> = {
  saveLegalTextDraft: { page_alias_changed: async (world) => request(await legal.withPublished(world), OTHER_PAGE) },
  publishLegalText: {
    page_alias_changed: async (world) => request(await withOtherPage(world), publishing),
  },
};

export const DESK_SITE_CASES: CallCase[] = [
  ...casesOf(calls.SITE_CALLS, fixturesOf(SITE_KIND, SITE_SETTINGS_ID, aSite)),
  ...casesOf(calls.LEGAL_TEXT_CALLS, legal).map((one) => ({
    ...one,
    refusals: { ...one.refusals, ...LEGAL_REFUSALS[one.call.name] },
  })),
];
