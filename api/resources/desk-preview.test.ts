import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { getConfiguration } from "~contract/calls/configurations";
import { beginPreview, PREVIEW_HEADER } from "~contract/calls/desk-preview";
import * as pages from "~contract/calls/desk-pages";
import type { PageSection } from "~contract/entities/page-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { auditLog, drafts, playerQuests, revisions } from "../db/schema";
import { signPreview } from "../identity/preview-token";
import { gameId } from "../seed/demo-games";
import { seedId } from "../seed/deterministic-ids";

const HOME = seedId("configuration:home");
const SIDEBAR = seedId("configuration:sidebar");
const DAY_MS = 86_400_000;
const CONFIGURATION = "/gxc/cms/configurations/home/with-feed-entries?pageSize=250";
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const begin = (query: Record<string, string> = {}, member = editor) =>
  dataOf(beginPreview, member.fetch(`/desk/preview?${new URLSearchParams(query).toString()}`));

const previewed = (token: string, path: string, { method = "GET" } = {}) =>
  api.fetch(path, { method, headers: { [PREVIEW_HEADER]: token } });

async function namesIn(token: string | null): Promise<string[]> {
  const response = token === null ? api.fetch(CONFIGURATION) : previewed(token, CONFIGURATION);
  const { sections } = await dataOf(getConfiguration, response);
  return sections.map(({ name }) => name);
}

async function saveSection(changes: Partial<PageSection>) {
  const { draft, published, version } = await dataOf(pages.PAGE_CALLS.read, editor.fetch(`/desk/pages/${HOME}`));
  const content = draft?.content ?? published ?? expect.fail();
  const section = {
    ...{ sectionId: randomUUID(), sectionType: "GAME_ROW_SIMPLE", name: { en: "Winter shelf" }, description: {} },
    ...{ feedAlias: "winter-shelf", isHidden: false, visibleFor: "ALL_USERS", devices: "ALL", locales: [] },
    ...{ countries: [], exceptCountries: [], startsAt: null, endsAt: null },
    entries: [{ entryId: randomUUID(), subject: { kind: "GAME", gameId: gameId("kilnbreak") }, attributes: [] }],
    ...changes,
  };
  const body = { version, content: { ...content, sections: [section, ...content.sections] } };
  return dataOf(pages.PAGE_CALLS.save, editor.send("PUT", `/desk/pages/${HOME}/draft`, body));
}

const publish = async (version: string, publishDate: string | null) =>
  expect((await editor.send("POST", `/desk/pages/${HOME}/publication`, { version, publishDate })).status).toBe(200);

describe("a preview", () => {
  it("shows the draft that it is for, all drafts or none, and nobody else sees them", async () => {
    await saveSection({});
    const one = await begin({ drafts: "ONE", kind: "page", subjectId: HOME });
    expect(one.drafts).toEqual([{ kind: "page", subjectId: HOME, name: "home", failure: null }]);
    expect(await namesIn(one.token)).toContain("Winter shelf");
    expect(await namesIn((await begin({ drafts: "ALL" })).token)).toContain("Winter shelf");
    expect(await namesIn((await begin()).token)).not.toContain("Winter shelf");
    expect(await namesIn((await begin({ drafts: "ONE", kind: "tag", subjectId: HOME })).token)).not.toContain(
      "Winter shelf",
    );
    expect(await namesIn(null)).not.toContain("Winter shelf");
  });

  it("of a page's draft shows that of the sidebar beside it, of other drafts not", async () => {
    const { published, version } = await dataOf(pages.PAGE_CALLS.read, editor.fetch(`/desk/pages/${SIDEBAR}`));
    const content = { ...published, sections: published?.sections.slice(1) };
    const path = `/desk/pages/${SIDEBAR}/draft`;
    await dataOf(pages.PAGE_CALLS.save, editor.send("PUT", path, { version, content }));
    const sectionsIn = async (query: Record<string, string>) => {
      const { token, drafts: shown } = await begin(query);
      const address = "/gxc/cms/configurations/sidebar/with-feed-entries?pageSize=250";
      const { sections } = await dataOf(getConfiguration, previewed(token, address));
      return [shown.map(({ name }) => name), sections.length];
    };
    const all = published?.sections.length ?? 0;
    expect(await sectionsIn({ drafts: "ONE", kind: "page", subjectId: SIDEBAR })).toEqual([["sidebar"], all - 1]);
    expect(await sectionsIn({ drafts: "ONE", kind: "page", subjectId: HOME })).toEqual([["sidebar"], all - 1]);
    expect(await sectionsIn({ drafts: "ONE", kind: "tag", subjectId: HOME })).toEqual([[], all]);
    expect(await sectionsIn({})).toEqual([[], all]);
  });

  it("shows the dates of sections and feeds, and scheduled drafts, of its moment", async () => {
    const { version } = await saveSection({ startsAt: inDays(3), endsAt: inDays(5) });
    await publish(version, inDays(1));
    const seenIn = async (days: number) => namesIn((await begin({ at: inDays(days) })).token);
    expect(await seenIn(0.5)).not.toContain("Winter shelf");
    expect(await seenIn(2)).not.toContain("Winter shelf");
    expect(await seenIn(4)).toContain("Winter shelf");
    expect(await seenIn(6)).not.toContain("Winter shelf");
    const feed = "/gxc/cms/feeds/winter-shelf/entries";
    expect((await previewed((await begin({ at: inDays(4) })).token, feed)).status).toBe(200);
    expect((await previewed((await begin({ at: inDays(6) })).token, feed)).status).toBe(404);
    expect(new Date((await begin({ at: inDays(-9) })).at).getTime()).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it("changes nothing: no draft, revision or entry of the log, not even what reading writes", async () => {
    const { version } = await saveSection({});
    await publish(version, inDays(1));
    const stored = async () => ({
      drafts: await api.database.select().from(drafts),
      log: await api.database.$count(auditLog),
      revisions: await api.database.$count(revisions),
      quests: await api.database.$count(playerQuests),
      home: await (await api.fetch(CONFIGURATION)).text(),
    });
    const before = await stored();
    const { token } = await begin({ at: inDays(2) });
    const [first, second] = await Promise.all([namesIn(token), namesIn(token)]);
    expect(first).toContain("Winter shelf");
    expect(second).toEqual(first);
    const quests = await editor.fetch("/gxc/v3/quests", { headers: { [PREVIEW_HEADER]: token } });
    expect(quests.status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it("says which draft could not be published, and shows the others", async () => {
    const content = {
      alias: "frost",
      title: { en: "Frost" },
      displayOrder: 1,
      icon: null,
      parentTagId: null,
      synonyms: [],
    };
    for (const _ of [1, 2]) expect((await editor.send("POST", "/desk/tags", { content })).status).toBe(200);
    await saveSection({});
    const { token, drafts: shown } = await begin({ drafts: "ALL" });
    expect(shown.map(({ name, failure }) => [name, failure])).toEqual([
      ["Frost", null],
      ["Frost", "tag_alias_taken"],
      ["home", null],
    ]);
    expect(await namesIn(token)).toContain("Winter shelf");
    expect((await previewed(token, "/gxc/v2/tags/frost")).status).toBe(200);
  });
});

describe("whoever may see a preview", () => {
  it("works at the desk", async () => {
    const player = await aMember(api, "Juno");
    expect(await failureOf(player.fetch("/desk/preview"))).toBe("403 staff_role_insufficient");
    expect((await api.fetch("/desk/preview")).status).toBe(403);
  });

  it("has a token of the last minute, and reads with it only", async () => {
    const { token } = await begin();
    const forged = `${token.slice(0, -2)}AA`;
    const secret = api.identity.options.secret;
    const old = signPreview(
      secret,
      { at: new Date(), drafts: "DUE", subject: null, country: null },
      new Date(Date.now() - 61_000),
    );
    for (const invalid of [forged, "nonsense", "", old.token]) {
      expect((await previewed(invalid, CONFIGURATION)).status).toBe(403);
    }
    expect((await previewed(token, CONFIGURATION)).status).toBe(200);
    expect((await previewed(token, "/session/guest", { method: "POST" })).status).toBe(403);
  });
});
