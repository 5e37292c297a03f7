import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-pages";
import type { PageContent, PageSection } from "~contract/entities/page-content";
import { dataOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi } from "../../tests/setup/test-api";
import { challengeId } from "../seed/demo-challenges";
import { gameId } from "../seed/demo-games";
import { seedId } from "../seed/deterministic-ids";

const DISCOVER = seedId("configuration:discover");

let editor: Member;
beforeEach(async () => {
  const api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = () => dataOf(calls.readDeskPage, editor.fetch(`/desk/pages/${DISCOVER}`));
const save = async (change: (content: PageContent) => PageContent) => {
  const { version, published } = await read();
  const content = change(published ?? expect.fail());
  expect((await editor.send("PUT", `/desk/pages/${DISCOVER}/draft`, { content, version })).status).toBe(200);
};

function aSection(entries: PageSection["entries"]): PageSection {
  const sectionId = randomUUID();
  return {
    ...{ sectionId, sectionType: "GAME_ROW_SIMPLE", name: { en: "Shelf" }, description: {}, isHidden: false },
    ...{ feedAlias: `shelf-${sectionId}`, visibleFor: "ALL_USERS", devices: "ALL", locales: [] },
    ...{ countries: [], exceptCountries: [], startsAt: null, endsAt: null, entries },
  };
}

const anEntry = (slug: Parameters<typeof gameId>[0]): PageSection["entries"][number] => ({
  ...{ entryId: randomUUID(), subject: { kind: "GAME", gameId: gameId(slug) }, attributes: [] },
});

describe("what entries are about", () => {
  const find = async (query: string) =>
    (await dataOf(calls.findEntrySubjects, editor.fetch(`/desk/entry-subjects?${query}`))).subjects;

  it("is found by name, with its picture", async () => {
    expect(await find("kind=GAME&search=LANTERN")).toEqual([
      {
        ...{ id: gameId("lantern-run"), name: "Lantern Run", isPublished: true },
        pictureUrl: expect.stringMatching(/^\/media\/covers\/lantern-run\/.*webp$/) as unknown,
      },
    ]);
    expect((await find("kind=CHALLENGE&search=one breath"))[0]).toMatchObject({ id: challengeId("one-breath") });
    expect((await find("kind=TAG&search=rhythm"))[0]).toMatchObject({ name: "Rhythm", pictureUrl: null });
    expect(await find("kind=GAME")).toHaveLength(12);
  });
});

describe("the sections of a page", () => {
  const SLUGS = [
    "kilnbreak",
    "lantern-run",
    "seaglass",
    "softfall",
    "tall-order",
    "rubblebelt",
    "long-noodle",
  ] as const;
  const list = (query = "") => dataOf(calls.listPageSections, editor.fetch(`/desk/pages/${DISCOVER}/sections${query}`));
  const readOne = (sectionId: string) => editor.fetch(`/desk/pages/${DISCOVER}/sections/${sectionId}`);

  it("are listed as players see them until there is a draft", async () => {
    const { published, ...before } = await read();
    const { sections, ...found } = await list("?pageSize=2");
    expect(found).toMatchObject({ alias: "discover", state: "PUBLISHED", isPublished: true, version: before.version });
    expect(found.pagination).toMatchObject({ totalItems: 3, totalPages: 2 });
    const expected = published?.sections ?? expect.fail();
    expect(sections.map(({ sectionId }) => sectionId)).toEqual(expected.slice(0, 2).map(({ sectionId }) => sectionId));
    expect(sections.map(({ entryCount }) => entryCount)).toEqual(
      expected.slice(0, 2).map(({ entries }) => entries.length),
    );
    expect((await list("?pageSize=2&page=1")).sections.map(({ sectionId }) => sectionId)).toEqual([
      expected[2]?.sectionId,
    ]);
    const last = await dataOf(calls.readPageSection, readOne(expected[2]?.sectionId ?? ""));
    expect(last).toMatchObject({ place: 3, places: 3, version: before.version, section: expected[2] });
  });

  it("are those of the draft, with names of the first entries or of one section", async () => {
    const section = aSection(SLUGS.map((slug) => anEntry(slug)));
    await save((page) => ({ ...page, sections: [aSection([]), section] }));
    const { sections, subjects, ...found } = await list("?page=1&pageSize=1");
    expect(found).toMatchObject({
      state: "CHANGED",
      draft: { author: expect.any(String) as string, publishDate: null },
    });
    expect(found.version).toBe((await read()).version);
    expect(sections).toEqual([
      { ...section, entries: section.entries.slice(0, calls.SHOWN_ENTRIES), entryCount: SLUGS.length },
    ]);
    expect(subjects).toHaveLength(calls.SHOWN_ENTRIES);
    const one = await dataOf(calls.readPageSection, readOne(section.sectionId));
    expect(one).toMatchObject({ alias: "discover", version: found.version, place: 2, places: 2, section });
    expect(one.subjects).toHaveLength(SLUGS.length);
    expect((await readOne(randomUUID())).status).toBe(404);
    expect((await list("?page=9")).sections).toEqual([]);
  });
});
