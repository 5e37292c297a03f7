import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getConfiguration } from "~contract/calls/configurations";
import { compareContent } from "~contract/calls/desk-comparison";
import { readDeskPage, readPageSection } from "~contract/calls/desk-pages";
import { beginPreview, PREVIEW_HEADER } from "~contract/calls/desk-preview";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { listSitemapEntries } from "~contract/calls/sitemap";
import type { PageSection } from "~contract/entities/page-content";
import { dataOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { drafts } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { seedId } from "../seed/deterministic-ids";

const HOME = seedId("configuration:home");
const FEED = "/gxc/cms/feeds/winter-shelf/entries";
const CONFIGURATION = "/gxc/cms/configurations/home/with-feed-entries?pageSize=250";
const SECTION_ID = "0192f3a4-0000-4000-8000-000000000001";
const PREVIEW_QUERY = "drafts=ONE&kind=page&subjectId=" + HOME;

let api: TestApi;
let editor: Member;
let viewers: Record<"polish" | "turkish" | "nowhere" | "guest" | "visitor", TestVisitor>;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse", { countryCode: "TR" });
  await appoint(api.database, editor, { role: "EDITOR" });
  viewers = {
    polish: await aMember(api, "Kasia", { countryCode: "PL" }),
    turkish: await aMember(api, "Defne", { countryCode: "TR" }),
    nowhere: await aMember(api, "Juno"),
    guest: await aMember(api, "Guest", { isAnonymous: true, countryCode: "PL" }),
    visitor: api.visitor(),
  };
});

async function save(changes: Partial<PageSection>): Promise<{ status: number; version: string }> {
  const { published, version } = await dataOf(readDeskPage, editor.fetch(`/desk/pages/${HOME}`));
  const content = published ?? expect.fail();
  const others = content.sections.filter(({ sectionId }) => sectionId !== SECTION_ID);
  const section: PageSection = {
    ...{ sectionId: SECTION_ID, sectionType: "GAME_ROW_SIMPLE", name: { en: "Winter shelf" }, description: {} },
    ...{ feedAlias: "winter-shelf", isHidden: false, visibleFor: "ALL_USERS", devices: "ALL", locales: [] },
    ...{ countries: [], exceptCountries: [], startsAt: null, endsAt: null, ...changes },
    entries: [{ entryId: randomUUID(), subject: { kind: "GAME", gameId: gameId("kilnbreak") }, attributes: [] }],
  };
  const body = { version, content: { ...content, sections: [section, ...others] } };
  const { status } = await editor.send("PUT", `/desk/pages/${HOME}/draft`, body);
  return { status, version: (await dataOf(readDeskPage, editor.fetch(`/desk/pages/${HOME}`))).version };
}

async function publish(changes: Partial<PageSection>): Promise<void> {
  const { version } = await save(changes);
  const body = { version, publishDate: null };
  expect((await editor.send("POST", `/desk/pages/${HOME}/publication`, body)).status).toBe(200);
}

const pageOf = (visitor: TestVisitor, headers: Record<string, string> = {}) =>
  dataOf(getConfiguration, visitor.fetch(CONFIGURATION, { headers }));

async function seesShelf(visitor: TestVisitor, headers: Record<string, string> = {}): Promise<boolean> {
  const { sections, sectionFeedEntries } = await pageOf(visitor, headers);
  const isThere = sections.some(({ sectionId }) => sectionId === SECTION_ID);
  expect(sectionFeedEntries.some(({ sectionId }) => sectionId === SECTION_ID)).toBe(isThere);
  return isThere;
}

/** Who sees the section, and that the same see the page of its feed. */
async function whoSees(): Promise<string[]> {
  const seen: string[] = [];
  for (const [name, visitor] of Object.entries(viewers)) {
    const isThere = await seesShelf(visitor);
    expect((await visitor.fetch(FEED)).status, name).toBe(isThere ? 200 : 404);
    if (isThere) seen.push(name);
  }
  return seen;
}

const feedsInSitemap = async () =>
  (await dataOf(listSitemapEntries, api.fetch("/gxc/v2/sitemap/entries?type=feeds"))).entries.map(({ key }) => key);

describe("a section with countries", () => {
  it.each<[string, Partial<PageSection>, string[], boolean]>([
    ["everywhere", {}, ["polish", "turkish", "nowhere", "guest", "visitor"], false],
    ["only in some countries", { countries: ["DE", "PL"] }, ["polish"], true],
    ["everywhere but in some", { exceptCountries: ["PL"] }, ["turkish", "nowhere", "guest", "visitor"], true],
    ["only in some, hidden", { countries: ["PL"], isHidden: true }, [], false],
  ])("%s is shown to those", async (_, changes, expected, isDependent) => {
    await publish(changes);
    expect(await whoSees()).toEqual(expected);
    expect((await pageOf(viewers.visitor)).dependsOnCountry ?? false).toBe(isDependent);
    expect((await feedsInSitemap()).includes("winter-shelf")).toBe(expected.includes("visitor"));
  });

  it("is answered for each viewer anew, and kept by no cache", async () => {
    await publish({ countries: ["PL"] });
    for (const visitor of [viewers.polish, viewers.turkish, viewers.visitor, viewers.polish]) {
      const response = await visitor.fetch(CONFIGURATION);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.has("etag")).toBe(false);
    }
    const [polish, turkish] = await Promise.all([seesShelf(viewers.polish), seesShelf(viewers.turkish)]);
    expect([polish, turkish]).toEqual([true, false]);
  });

  it("is refused with what is no country, or with both lists", async () => {
    for (const wrong of [
      { countries: ["XX"] },
      { countries: ["pl"] },
      { countries: ["PL"], exceptCountries: ["DE"] },
      { exceptCountries: Array.from({ length: 201 }, () => "PL") },
    ]) {
      expect((await save(wrong)).status).toBe(400);
    }
  });

  it("is recorded and compared by its countries", async () => {
    await publish({ countries: ["PL"] });
    await save({ exceptCountries: ["DE"] });
    const { entries } = await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"));
    expect(entries[0]).toMatchObject({
      before: { "section Winter shelf": expect.stringContaining(" · ONLY_IN PL · ") as unknown },
      after: { "section Winter shelf": expect.stringContaining(" · NOT_IN DE · ") as unknown },
    });
    const path = `/desk/comparisons/page/${HOME}?before=published&after=draft`;
    const { sections } = await dataOf(compareContent, editor.fetch(path));
    expect(sections).toMatchObject([
      { before: { countries: ["PL"], exceptCountries: [] }, after: { countries: [], exceptCountries: ["DE"] } },
    ]);
  });

  it("is everywhere in a draft of before there were countries", async () => {
    const { version } = await save({});
    const ofHome = and(eq(drafts.kind, "page"), eq(drafts.subjectId, HOME));
    const [row] = await api.database.select().from(drafts).where(ofHome);
    const isLater = (name: string) => ["countries", "exceptCountries"].includes(name);
    const older = JSON.stringify(row?.content, (name, value: unknown) => (isLater(name) ? undefined : value));
    expect(older.includes("ountries")).toBe(false);
    await api.database
      .update(drafts)
      .set({ content: JSON.parse(older) as object })
      .where(ofHome);
    const read = editor.fetch(`/desk/pages/${HOME}/sections/${SECTION_ID}`);
    expect((await dataOf(readPageSection, read)).section).toMatchObject({ countries: [], exceptCountries: [] });
    const body = { version, publishDate: null };
    expect((await editor.send("POST", `/desk/pages/${HOME}/publication`, body)).status).toBe(200);
    expect(await seesShelf(viewers.visitor)).toBe(true);
  });
});

describe("a preview", () => {
  const seenWith = async (visitor: TestVisitor, country?: string) => {
    const query = country === undefined ? PREVIEW_QUERY : `${PREVIEW_QUERY}&country=${country}`;
    const { token } = await dataOf(beginPreview, editor.fetch(`/desk/preview?${query}`));
    return seesShelf(visitor, { [PREVIEW_HEADER]: token });
  };

  it("is seen as a player from a country, and by a visitor from none", async () => {
    await save({ countries: ["PL"] });
    expect(await seenWith(editor)).toBe(false);
    expect(await seenWith(editor, "PL")).toBe(true);
    expect(await seenWith(viewers.visitor, "PL")).toBe(false);
    await save({ exceptCountries: ["PL"] });
    expect(await seenWith(editor)).toBe(true);
    expect(await seenWith(editor, "PL")).toBe(false);
    expect(await seenWith(viewers.visitor, "PL")).toBe(true);
    expect((await editor.fetch(`/desk/preview?${PREVIEW_QUERY}&country=XX`)).status).toBe(400);
  });
});
