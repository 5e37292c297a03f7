import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { challenges, feeds, games, pagePictures, tags } from "~api/db/schema";
import { gameId } from "~api/seed/demo-games";
import { writeDraft } from "~api/store/drafts/change-content";
import { PAGE_KIND } from "~api/store/pages/page-content";
import * as calls from "~contract/calls/desk-pages";
import type { EntrySubject, PageContent, PageSection } from "~contract/entities/page-content";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import { asEditor, contentFixtures, PAST, publishing, request, type Prepared } from "./content-fixtures";

function aPage(changes: Partial<PageContent> = {}): PageContent {
  return { alias: `page-${randomUUID()}`, sections: [aSection()], ...changes };
}

function aSection(changes: Partial<PageSection> = {}): PageSection {
  return {
    ...{ sectionId: randomUUID(), sectionType: "GAME_ROW_SIMPLE", name: { en: "Winter" }, description: {} },
    ...{ feedAlias: `winter-${randomUUID()}`, isHidden: false, visibleFor: "ALL_USERS", devices: "ALL", locales: [] },
    ...{ countries: [], exceptCountries: [], startsAt: null, endsAt: null, entries: [], ...changes },
  };
}

const withEntry = (subject: EntrySubject) => ({
  sections: [aSection({ entries: [{ entryId: randomUUID(), subject, attributes: [] }] })],
});
const UNKNOWN = {
  game: withEntry({ kind: "GAME", gameId: UNKNOWN_ID }),
  challenge: withEntry({ kind: "CHALLENGE", challengeId: UNKNOWN_ID }),
  tag: withEntry({ kind: "TAG", tagId: UNKNOWN_ID }),
};
const TAKEN_ALIAS = { sections: [aSection({ feedAlias: "home-featured" })] };

const { versionOf, withDraft, withPublished, publish, unchanged, ofSeen } = contentFixtures(PAGE_KIND, aPage);

const saving = async (world: World, changes: Partial<PageContent> = {}) => {
  const found = await withPublished(world);
  const content = await PAGE_KIND.read(world.api.database, found.params.subjectId);
  return request(found, { content: { ...aPage(), alias: content?.alias ?? "", ...changes } });
};

/** One that names the section of another page. */
async function withTakenId(world: World): Promise<Partial<PageContent>> {
  const other = await withPublished(world);
  const { sections } = (await PAGE_KIND.read(world.api.database, other.params.subjectId)) ?? { sections: [] };
  return { sections: sections.map((section) => ({ ...section, feedAlias: `other-${randomUUID()}` })) };
}

/** A draft that fitted when it was saved. */
async function outdated(world: World, changes: Partial<PageContent>, spoil: () => Promise<unknown>): Promise<Prepared> {
  const found = await withDraft(world, changes);
  await spoil();
  return { ...found, version: await versionOf(world, found.params.subjectId) };
}

async function withRemoved(world: World, kind: "game" | "challenge" | "tag"): Promise<Prepared> {
  const { database } = world.api;
  const id = randomUUID();
  if (kind === "tag") {
    await database.insert(tags).values({ tagId: id, alias: id, title: { en: "Gone" }, displayOrder: 1 });
    const changes = withEntry({ kind: "TAG", tagId: id });
    return outdated(world, changes, () => database.delete(tags).where(eq(tags.tagId, id)));
  }
  const [game] = await database
    .select()
    .from(games)
    .where(eq(games.gameId, gameId("kilnbreak")));
  if (!game) throw new Error("The demo has no such game.");
  if (kind === "game") {
    await database.insert(games).values({ ...game, gameId: id, shortId: id.slice(0, 6) });
    const changes = withEntry({ kind: "GAME", gameId: id });
    return outdated(world, changes, () => database.delete(games).where(eq(games.gameId, id)));
  }
  const [challenge] = await database.select().from(challenges).limit(1);
  if (!challenge) throw new Error("The demo has no challenge.");
  await database.insert(challenges).values({ ...challenge, challengeId: id, shortId: id.slice(0, 6) });
  const changes = withEntry({ kind: "CHALLENGE", challengeId: id });
  return outdated(world, changes, () => database.delete(challenges).where(eq(challenges.challengeId, id)));
}

/** The address of its section was given away since. */
async function withTakenFeed(world: World): Promise<Prepared> {
  const section = aSection();
  return outdated(world, { sections: [section] }, () =>
    world.api.database.insert(feeds).values({
      ...{ feedId: randomUUID(), alias: section.feedAlias, title: { en: "Other" }, type: "MANUAL" },
    }),
  );
}

/** Another page has published a section of the same id since. */
async function withLostId(world: World): Promise<Prepared> {
  const section = aSection();
  const other = await withDraft(world, { sections: [{ ...section, feedAlias: `other-${randomUUID()}` }] });
  return outdated(world, { sections: [section] }, () =>
    publish(world, { subjectId: other.params.subjectId, version: other.version }),
  );
}

function withPicture(pictureId: string): Partial<PageContent> {
  const url = `/pictures/pages/${pictureId}/webp-1280x720.webp`;
  const subject = { kind: "CUSTOM" as const, customType: "BANNER_VARIANT" };
  const attributes = [{ name: "Cover images", type: "ASSET" as const, url, variants: [] }];
  return { sections: [aSection({ sectionType: "BANNER", entries: [{ entryId: randomUUID(), subject, attributes }] })] };
}

async function withLostPicture(world: World): Promise<Prepared> {
  const { database } = world.api;
  const pictureId = randomUUID();
  await database.insert(pagePictures).values({ pictureId, storedAt: new Date() });
  const isLost = eq(pagePictures.pictureId, pictureId);
  return outdated(world, withPicture(pictureId), () => database.delete(pagePictures).where(isLost));
}

/** Drafts of pages that exist keep the alias; one that is stored otherwise is refused. */
async function withOtherAlias(world: World): Promise<Prepared> {
  const found = await withPublished(world);
  const { subjectId } = found.params;
  const draft = { transaction: world.api.database, kind: PAGE_KIND, subjectId };
  const version = await writeDraft(draft, aPage(), { actorId: null, now: new Date() });
  return { ...found, version };
}

export const DESK_PAGE_CASES: CallCase[] = [
  {
    call: calls.listDeskPages,
    example: async (world) => ({ as: (await withDraft(world)).as }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.readDeskPage,
    example: async (world) => {
      const { as, params } = await withPublished(world);
      return { as, params };
    },
    refusals: { page_not_found: async (world) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } }) },
  },
  {
    call: calls.savePageDraft,
    example: saving,
    refusals: {
      ...ofSeen(withPublished, { content: aPage() }),
      no_changes: unchanged,
      game_not_found: (world) => saving(world, UNKNOWN.game),
      challenge_not_found: (world) => saving(world, UNKNOWN.challenge),
      tag_not_found: (world) => saving(world, UNKNOWN.tag),
      feed_alias_taken: (world) => saving(world, TAKEN_ALIAS),
      page_id_taken: async (world) => saving(world, await withTakenId(world)),
      page_alias_changed: (world) => saving(world, { alias: "another" }),
      page_picture_unknown: (world) => saving(world, withPicture(UNKNOWN_ID)),
    },
  },
  {
    call: calls.discardPageDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: { ...ofSeen(withDraft), nothing_to_publish: async (world) => request(await withPublished(world)) },
  },
  {
    call: calls.publishPage,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      nothing_to_publish: async (world) => request(await withPublished(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      game_not_found: async (world) => request(await withRemoved(world, "game"), publishing),
      challenge_not_found: async (world) => request(await withRemoved(world, "challenge"), publishing),
      tag_not_found: async (world) => request(await withRemoved(world, "tag"), publishing),
      feed_alias_taken: async (world) => request(await withTakenFeed(world), publishing),
      page_id_taken: async (world) => request(await withLostId(world), publishing),
      page_alias_changed: async (world) => request(await withOtherAlias(world), publishing),
      page_picture_unknown: async (world) => request(await withLostPicture(world), publishing),
    },
  },
  {
    call: calls.restorePageRevision,
    example: async (world) => request(await withPublished(world), { number: 1 }),
    refusals: {
      ...ofSeen(withPublished, { number: 1 }),
      revision_not_found: async (world) => request(await withPublished(world), { number: 9 }),
    },
  },
  {
    call: calls.findEntrySubjects,
    example: async (world) => ({ ...(await asEditor(world)), query: { kind: "GAME", search: "kiln" } }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { kind: "QUEST" } }) },
  },
  {
    call: calls.listPageSections,
    example: async (world) => {
      const { as, params } = await withPublished(world, withEntry({ kind: "GAME", gameId: gameId("kilnbreak") }));
      return { as, params };
    },
    refusals: { page_not_found: async (world) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } }) },
  },
  {
    call: calls.readPageSection,
    example: async (world) => {
      const section = aSection();
      const { as, params } = await withPublished(world, { sections: [section] });
      return { as, params: { ...params, sectionId: section.sectionId } };
    },
    refusals: {
      page_not_found: async (world) => {
        const { as, params } = await withPublished(world);
        return { as, params: { ...params, sectionId: UNKNOWN_ID } };
      },
    },
  },
];
