import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { getConfiguration } from "~contract/calls/configurations";
import * as pictureCalls from "~contract/calls/desk-page-pictures";
import * as calls from "~contract/calls/desk-pages";
import { addDeskGameCover } from "~contract/calls/desk-pictures";
import type { PageSection } from "~contract/entities/page-content";
import type { PagePicture } from "~contract/entities/page-picture";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { COVER_SIZE, pngOf } from "../../tests/fixtures/sent-pictures";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { EMBEDDED_PATH } from "../configuration";
import { gameId } from "../seed/demo-games";
import { seedId } from "../seed/deterministic-ids";
import { collect } from "../store/builds/build-upkeep";

const EVENTS = seedId("configuration:events");
const GAME = gameId("kilnbreak");
const DAY_MS = 86_400_000;

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const send = (path: string, content: Uint8Array, member = editor) =>
  member.fetch(path, { method: "POST", body: Uint8Array.from(content), headers: { "content-type": "image/png" } });
const upload = async (query = "") =>
  dataOf(pictureCalls.addPagePicture, send(`/desk/page-pictures${query}`, await pngOf({ width: 900, height: 900 })));
const uploaded = () => upload("?wideX=50");
const statusOf = async ({ url }: PagePicture) => (await api.fetch(url.slice(EMBEDDED_PATH.length))).status;
const collectIn = (days: number) =>
  collect({ database: api.database, fileStore: api.fileStore }, new Date(Date.now() + days * DAY_MS));
const ofGame = async () =>
  (await dataOf(pictureCalls.listPagePictures, editor.fetch(`/desk/page-pictures?gameId=${GAME}`))).pictures;
const replaceCover = async (replaces: string) =>
  (await dataOf(addDeskGameCover, send(`/desk/games/${GAME}/covers?replaces=${replaces}`, await pngOf(COVER_SIZE))))
    .covers[0]?.coverId ?? expect.fail();

const read = () => dataOf(calls.readDeskPage, editor.fetch(`/desk/pages/${EVENTS}`));
const post = async (path: string, body: object = {}) =>
  editor.send("POST", `/desk/pages/${EVENTS}/${path}`, { version: (await read()).version, ...body });
const SECTION = randomUUID();

function aBanner(url: string): PageSection {
  const title = { name: "Title", type: "LOCALIZABLE_STRING" as const, value: "Winter", translations: { en: "Winter" } };
  return {
    ...{ sectionId: SECTION, sectionType: "BANNER", name: { en: "Winter" }, description: {}, feedAlias: "winter" },
    ...{ isHidden: false, visibleFor: "ALL_USERS", devices: "ALL", locales: [], countries: [], exceptCountries: [] },
    ...{ startsAt: null, endsAt: null },
    entries: [
      {
        ...{ entryId: randomUUID(), subject: { kind: "CUSTOM", customType: "BANNER_VARIANT" } },
        attributes: [title, { name: "Cover images", type: "ASSET", url, variants: [] }],
      },
    ],
  };
}

async function save(url: string) {
  const { draft, published, version } = await read();
  const before = draft?.content ?? published ?? expect.fail();
  const others = before.sections.filter(({ sectionId }) => sectionId !== SECTION);
  const content = { ...before, sections: [...others, aBanner(url)] };
  return editor.send("PUT", `/desk/pages/${EVENTS}/draft`, { content, version });
}

const seen = async () => {
  const path = "/gxc/cms/configurations/events/with-feed-entries?pageSize=250";
  const { sectionFeedEntries } = await dataOf(getConfiguration, api.fetch(path));
  return sectionFeedEntries
    .filter(({ sectionId }) => sectionId === SECTION)
    .flatMap(({ feedEntry }) => feedEntry.attributes.filter(({ name }) => name === "Cover images"));
};

describe("a picture for a page", () => {
  it("is seen once the page that names it is published, in every size", async () => {
    const picture = await uploaded();
    expect(picture.path).toMatch(/^\/pictures\/pages\/[\w-]{36}\/webp-1280x720\.webp$/);
    expect(await statusOf(picture)).toBe(200);
    expect((await save(picture.path)).status).toBe(200);
    expect(await seen()).toEqual([]);
    const section = dataOf(calls.readPageSection, editor.fetch(`/desk/pages/${EVENTS}/sections/${SECTION}`));
    expect((await section).pictures).toEqual([picture]);
    expect((await post("publication", { publishDate: null })).status).toBe(200);
    const [shown] = await seen();
    expect(shown).toMatchObject({ type: "ASSET", url: picture.url });
    const variants = shown?.type === "ASSET" ? shown.variants : [];
    expect(variants.length).toBeGreaterThan(2);
    for (const variant of variants) {
      expect((variant.width ?? 0) / (variant.height ?? 1)).toBeCloseTo(16 / 9, 1);
      expect(await statusOf({ path: "", url: variant.url })).toBe(200);
    }
  });

  it("needs a crop unless it is of 16:9", async () => {
    const square = await pngOf({ width: 900, height: 900 });
    expect(await failureOf(send("/desk/page-pictures", square))).toBe("400 image_invalid_aspect_ratio");
    const wide = await dataOf(pictureCalls.addPagePicture, send("/desk/page-pictures", await pngOf(COVER_SIZE)));
    expect(await statusOf(wide)).toBe(200);
  });

  it("is sent by those only who may change pages, and listed for those who may read them", async () => {
    const support = await aMember(api, "Sven");
    await appoint(api.database, support, { role: "SUPPORT" });
    const guest = await aMember(api, "Gerd");
    const content = await pngOf(COVER_SIZE);
    for (const member of [support, guest]) {
      expect(await failureOf(send("/desk/page-pictures", content, member))).toBe("403 staff_role_insufficient");
    }
    expect((await support.fetch(`/desk/page-pictures?gameId=${GAME}`)).status).toBe(200);
    expect((await guest.fetch(`/desk/page-pictures?gameId=${GAME}`)).status).toBe(403);
  });

  it("has to be there when a page names it", async () => {
    for (const folder of ["pages", "games"]) {
      const unknown = `/pictures/${folder}/${randomUUID()}/webp-1280x720.webp`;
      expect(await failureOf(save(unknown))).toBe("400 page_picture_unknown");
    }
    expect((await save("https://cdn.example/a.webp")).status).toBe(200);
  });
});

describe("what no page names", () => {
  it("goes after a day, and with a draft that is discarded", async () => {
    const [unnamed, drafted] = [await uploaded(), await uploaded()];
    await save(drafted.path);
    await collectIn(0);
    expect([await statusOf(unnamed), await statusOf(drafted)]).toEqual([200, 200]);
    await collectIn(2);
    expect([await statusOf(unnamed), await statusOf(drafted)]).toEqual([404, 200]);
    expect((await post("draft/removal")).status).toBe(200);
    await collectIn(2);
    expect(await statusOf(drafted)).toBe(404);
  });

  it("stays as long as an earlier version names it, which can be restored", async () => {
    const first = await uploaded();
    await save(first.path);
    await post("publication", { publishDate: null });
    await save((await uploaded()).path);
    await post("publication", { publishDate: null });
    await collectIn(2);
    expect(await statusOf(first)).toBe(200);
    const { revisions } = await read();
    const number = revisions.map((one) => one.number).sort((one, other) => other - one)[1];
    expect((await post("restoration", { number })).status).toBe(200);
    await post("publication", { publishDate: null });
    expect(await seen()).toMatchObject([{ url: first.url }]);
  });
});

describe("a game's picture", () => {
  it("can be shown by a page, and stays there when the game gets another", async () => {
    const [original] = await ofGame();
    expect(original?.path).toMatch(/^\/media\/covers\/kilnbreak\//);
    const earlier = await replaceCover("cover");
    const chosen = (await ofGame())[0] ?? expect.fail();
    expect(chosen.path).toBe(`/pictures/games/${earlier}/webp-1280x720.webp`);
    expect((await save(chosen.path)).status).toBe(200);
    const second = await replaceCover(earlier);
    expect(await statusOf(chosen)).toBe(200);
    const other = (await ofGame())[0] ?? expect.fail();
    await replaceCover(second);
    expect(await statusOf(other)).toBe(404);
    await collectIn(2);
    expect(await statusOf(chosen)).toBe(200);
    await post("draft/removal");
    await collectIn(2);
    expect(await statusOf(chosen)).toBe(404);
  });
});
