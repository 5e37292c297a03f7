import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getConfiguration, getFeed } from "~contract/calls/configurations";
import * as calls from "~contract/calls/desk-pages";
import { listAuditEntries } from "~contract/calls/desk-staff";
import type { PageContent, PageSection } from "~contract/entities/page-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { configurations, feedEntries } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { seedId } from "../seed/deterministic-ids";
import { publishDueDrafts } from "../store/drafts/due-drafts";

const HOME = seedId("configuration:home");
const DISCOVER = seedId("configuration:discover");
const HOUR_MS = 3_600_000;

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id: string) => dataOf(calls.readDeskPage, editor.fetch(`/desk/pages/${id}`));
const contentOf = async (id: string) => {
  const { draft, published } = await read(id);
  return draft?.content ?? published ?? expect.fail();
};
const seen = (alias = "home", query = "") =>
  dataOf(getConfiguration, api.fetch(`/gxc/cms/configurations/${alias}/with-feed-entries?pageSize=250${query}`));
const namesSeen = async (query = "") => (await seen("home", query)).sections.map(({ name }) => name);
const post = async (id: string, path: string, body: object = {}) =>
  editor.send("POST", `/desk/pages/${id}/${path}`, { version: (await read(id)).version, ...body });
const publish = (id: string, publishDate: string | null = null) => post(id, "publication", { publishDate });
const save = async (id: string, change: (content: PageContent) => PageContent) => {
  const { version } = await read(id);
  return editor.send("PUT", `/desk/pages/${id}/draft`, { content: change(await contentOf(id)), version });
};
const published = async (id: string, change: (content: PageContent) => PageContent) => {
  expect((await save(id, change)).status).toBe(200);
  expect((await publish(id)).status).toBe(200);
};

function aSection(changes: Partial<PageSection> = {}): PageSection {
  return {
    ...{ sectionId: randomUUID(), sectionType: "GAME_ROW_SIMPLE", name: { en: "Winter shelf", de: "Winterregal" } },
    ...{ description: {}, feedAlias: "winter-shelf", isHidden: false, visibleFor: "ALL_USERS", devices: "ALL" },
    ...{ locales: [], countries: [], exceptCountries: [], startsAt: null, endsAt: null },
    ...{ entries: [anEntry()], ...changes },
  };
}

function anEntry(slug: Parameters<typeof gameId>[0] = "kilnbreak"): PageSection["entries"][number] {
  return { entryId: randomUUID(), subject: { kind: "GAME", gameId: gameId(slug) }, attributes: [] };
}

const withSection =
  (section: PageSection) =>
  ({ sections, ...page }: PageContent): PageContent => ({ ...page, sections: [section, ...sections] });

describe("a page", () => {
  it("is as it was when its own content is published", async () => {
    const before = await seen();
    await published(HOME, (page) => ({ ...page, sections: [...page.sections, aSection()] }));
    await published(HOME, (page) => ({ ...page, sections: page.sections.slice(0, -1) }));
    const after = await seen();
    const plain = ({ sections, sectionFeedEntries }: typeof before) => ({
      sections: sections.map((section) => ({ ...section, sectionVersion: "", feedVersion: "" })),
      entries: sectionFeedEntries.map(({ feedEntry: { game, ...entry }, sectionId }) => {
        return { sectionId, ...entry, game: game?.gameId };
      }),
    });
    expect(plain(after)).toEqual(plain(before));
    expect((await api.fetch("/gxc/cms/feeds/winter-shelf/entries")).status).toBe(404);
  });

  it("shows a new section, its feed and its entries once it is published", async () => {
    const section = aSection({ description: { en: "By the fire." } });
    expect((await save(HOME, withSection(section))).status).toBe(200);
    expect(await namesSeen()).not.toContain("Winter shelf");
    expect((await publish(HOME)).status).toBe(200);
    const { sections, sectionFeedEntries } = await seen("home", "&locale=de");
    expect(sections[0]).toMatchObject({ name: "Winterregal", description: "By the fire.", feedAlias: "winter-shelf" });
    expect(sectionFeedEntries[0]?.feedEntry.game?.title).toBe("Kilnbreak");
    const { feed, entries } = await dataOf(getFeed, api.fetch("/gxc/cms/feeds/winter-shelf/entries"));
    expect(feed.title).toBe("Winter shelf");
    expect(entries).toHaveLength(1);
  });

  it("publishes itself at its moment, and comes back from an earlier version", async () => {
    await save(HOME, withSection(aSection()));
    const moment = new Date(Date.now() + HOUR_MS);
    expect((await publish(HOME, moment.toISOString())).status).toBe(200);
    await publishDueDrafts(api.database, moment);
    expect(await namesSeen()).toContain("Winter shelf");
    expect((await post(HOME, "restoration", { number: 1 })).status).toBe(200);
    expect((await publish(HOME)).status).toBe(200);
    expect(await namesSeen()).not.toContain("Winter shelf");
    expect((await read(HOME)).revisions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it("keeps the votes of entries that move", async () => {
    const [first] = (await contentOf(HOME)).sections.filter(({ sectionType }) => sectionType === "GAME_ROW_SIMPLE");
    const entryId = first?.entries[2]?.entryId ?? expect.fail();
    await api.database.update(feedEntries).set({ votes: 7 }).where(eq(feedEntries.entryId, entryId));
    await published(HOME, ({ sections, ...page }) => ({
      ...page,
      sections: [...sections].reverse().map((section) => ({ ...section, entries: [...section.entries].reverse() })),
    }));
    const [entry] = await api.database.select().from(feedEntries).where(eq(feedEntries.entryId, entryId));
    expect(entry).toMatchObject({ votes: 7 });
    const gamesSeen = (await seen()).sectionFeedEntries.map(({ feedEntry }) => feedEntry.game?.feedEntry);
    expect(gamesSeen.find((voted) => voted?.entryId === entryId)).toMatchObject({ votes: 7 });
  });

  it("swaps the addresses of two sections", async () => {
    await published(HOME, ({ sections: [one, other, ...rest], ...page }) => {
      if (!one || !other) return expect.fail();
      const swapped = [
        { ...one, feedAlias: other.feedAlias },
        { ...other, feedAlias: one.feedAlias },
      ];
      return { ...page, sections: [...swapped, ...rest] };
    });
    expect((await seen()).sections.slice(0, 2).map(({ feedAlias }) => feedAlias)).toEqual([
      "home-community",
      "home-featured",
    ]);
  });

  it("may be empty", async () => {
    await published(DISCOVER, (page) => ({ ...page, sections: [] }));
    expect(await seen("discover")).toMatchObject({ sections: [], sectionFeedEntries: [] });
  });
});

describe("a section", () => {
  const shownWith = async (changes: Partial<PageSection>, query = "") => {
    await published(HOME, withSection(aSection(changes)));
    return (await namesSeen(query)).includes("Winter shelf");
  };
  const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

  it.each<[string, Partial<PageSection>, boolean]>([
    ["hidden", { isHidden: true }, false],
    ["before its time", { startsAt: fromNow(1) }, false],
    ["in its time", { startsAt: fromNow(-1), endsAt: fromNow(1) }, true],
    ["after its time", { endsAt: fromNow(-1) }, false],
    ["of other languages", { locales: ["pl", "ru"] }, false],
    ["of this language", { locales: ["en"] }, true],
    ["of phones", { devices: "PHONE" }, true],
  ])("that is %s is shown: %s", async (_, changes, isShown) => {
    expect(await shownWith(changes)).toBe(isShown);
    const { status } = await api.fetch("/gxc/cms/feeds/winter-shelf/entries");
    expect(status).toBe(isShown || changes.locales ? 200 : 404);
  });

  it("says for which devices and languages it is", async () => {
    expect(await shownWith({ devices: "DESKTOP", locales: ["de"], name: { en: "Winter shelf" } }, "&locale=de")).toBe(
      true,
    );
    const { sections } = await seen("home", "&locale=de");
    expect(sections.map(({ devices }) => devices ?? null)).toEqual(["DESKTOP", ...sections.slice(1).map(() => null)]);
  });
});

describe("a change of a page", () => {
  it("is refused where it names what does not exist or is taken", async () => {
    const [section] = (await contentOf(DISCOVER)).sections;
    const code = async (changes: Partial<PageSection>) => failureOf(save(HOME, withSection(aSection(changes))));
    const entryOf = (subject: PageSection["entries"][number]["subject"]) => {
      return { entries: [{ entryId: randomUUID(), subject, attributes: [] }] };
    };
    expect(await code(entryOf({ kind: "GAME", gameId: randomUUID() }))).toMatch("game_not_found");
    const challenge = entryOf({ kind: "CHALLENGE", challengeId: randomUUID() });
    expect(await code(challenge)).toMatch("challenge_not_found");
    expect(await code(entryOf({ kind: "TAG", tagId: randomUUID() }))).toMatch("tag_not_found");
    expect(await code({ feedAlias: "discover-moods" })).toMatch("feed_alias_taken");
    expect(await code({ feedAlias: "home-featured" })).toMatch("feed_alias_taken");
    expect(await code({ sectionId: section?.sectionId ?? "" })).toMatch("page_id_taken");
    const taken = { entries: section?.entries ?? [] };
    expect(await code(taken)).toMatch("page_id_taken");
    const renamed = await failureOf(save(HOME, (page) => ({ ...page, alias: "start" })));
    expect(renamed).toMatch("page_alias_changed");
  });

  it("is refused where a value has not its form", async () => {
    const [entry] = aSection().entries;
    const withAttribute = (value: unknown, name = "Link") => ({
      entries: [{ ...(entry ?? expect.fail()), attributes: [{ name, type: "ANY" as const, value }] }],
    });
    const statusOf = async (changes: Partial<PageSection>) => (await save(HOME, withSection(aSection(changes)))).status;
    expect(await statusOf(withAttribute("javascript:alert(1)"))).toBe(400);
    expect(await statusOf(withAttribute("//evil.example/"))).toBe(400);
    expect(await statusOf(withAttribute("tomorrow", "Start day"))).toBe(400);
    expect(await statusOf({ feedAlias: "Winter shelf" })).toBe(400);
    expect(await statusOf({ name: { en: " " } })).toBe(400);
    const double = aSection();
    expect(await statusOf({ entries: [...double.entries, ...double.entries] })).toBe(400);
    expect(await statusOf(withAttribute("/events/"))).toBe(200);
  });

  it("is recorded section by section", async () => {
    await published(HOME, withSection(aSection({ entries: [{ ...anEntry(), attributes: [] }] })));
    const { entries } = await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"));
    expect(entries[0]).toMatchObject({
      ...{ action: "content.published", subject: { kind: "page", name: "home" } },
      after: { "section Winter shelf": expect.stringContaining("winter-shelf") as unknown },
    });
    expect(Object.keys(entries[0]?.after ?? {})).toEqual(["sections", "section Winter shelf"]);
  });
});

describe("the desk's list of pages", () => {
  const list = (query = "") => dataOf(calls.listDeskPages, editor.fetch(`/desk/pages${query}`));

  it("has each page with its state and size", async () => {
    const { items } = await list();
    expect(items.map(({ name }) => name)).toEqual(["discover", "events", "home", "sidebar"]);
    expect(items[0]).toMatchObject({ subjectId: DISCOVER, state: "PUBLISHED", sections: 3, missingLocales: [] });
    await save(HOME, withSection(aSection({ entries: [] })));
    const home = (await list("?state=CHANGED")).items[0];
    expect(home).toMatchObject({
      name: "home",
      sections: items[2] && items[2].sections + 1,
      entries: items[2]?.entries,
    });
    expect(home?.missingLocales).toEqual(["es", "pl", "pt-br", "ru", "tr"]);
    expect((await list("?search=SIDE")).items.map(({ name }) => name)).toEqual(["sidebar"]);
    await api.database.insert(configurations).values({ configurationId: randomUUID(), alias: "about" });
    expect((await list()).items[0]).toMatchObject({ name: "about", sections: 0, entries: 0, missingLocales: [] });
  });
});
