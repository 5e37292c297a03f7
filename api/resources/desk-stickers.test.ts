import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-stickers";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { getGame } from "~contract/calls/games";
import { beginPreview, PREVIEW_HEADER } from "~contract/calls/desk-preview";
import { giveSticker, listStickers } from "~contract/calls/spending";
import { stickerPicture, type StickerContent } from "~contract/entities/sticker-content";
import { aStickerContent } from "../../tests/fixtures/a-sticker-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { allowTips, grantPixels, storeSticker } from "../../tests/fixtures/spending";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameId } from "../seed/demo-games";
import { seedId } from "../seed/deterministic-ids";
import { publishDueDrafts } from "../store/drafts/due-drafts";

const CONTENT = aStickerContent();
const COMET = seedId("sticker:comet");
const SOFTFALL = gameId("softfall");
const HOUR_MS = 3_600_000;
const REASON = { reason: "Nobody gives it." };

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id: string) => dataOf(calls.readDeskSticker, editor.fetch(`/desk/stickers/${id}`));
const versionOf = async (id: string) => (await read(id)).version;
const list = (query = "") => dataOf(calls.listDeskStickers, editor.fetch(`/desk/stickers${query}`));
const create = (content: object = {}) => editor.send("POST", "/desk/stickers", { content: { ...CONTENT, ...content } });
const created = (content: Partial<StickerContent> = {}) => dataOf(calls.createStickerDraft, create(content));
const post = async (id: string, path: string, body: object = {}) =>
  editor.send("POST", `/desk/stickers/${id}/${path}`, { version: await versionOf(id), ...body });
const publish = (id: string, publishDate: string | null = null) => post(id, "publication", { publishDate });
const save = async (id: string, content: Partial<StickerContent>, version?: string) => {
  const { draft, published, ...state } = await read(id);
  const current = draft?.content ?? published ?? CONTENT;
  const body = { content: { ...current, ...content }, version: version ?? state.version };
  return editor.send("PUT", `/desk/stickers/${id}/draft`, body);
};
const latestChange = async () =>
  (await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"))).entries[0] ?? expect.fail();

const offered = async (locale = "en") =>
  (await dataOf(listStickers, api.fetch(`/gxc/stickers?locale=${locale}`))).stickers;
const isOffered = async (alias: string) => (await offered()).some((sticker) => sticker.alias === alias);
const give = (stickerId: string, shown: object = {}) =>
  editor.send("POST", `/gxc/games/${SOFTFALL}/stickers`, { stickerId, ...shown });
const received = async (id: string) =>
  (await dataOf(getGame, api.fetch(`/gxc/v2/games/${SOFTFALL}`))).receivedStickers.find(
    ({ stickerId }) => stickerId === id,
  );

describe("a new sticker", () => {
  it("is a draft that nobody sees until it is published", async () => {
    const { subjectId } = await created();
    expect(await read(subjectId)).toMatchObject({ state: "DRAFT", published: null, draft: { content: CONTENT } });
    expect(await isOffered("kite")).toBe(false);
    expect(await failureOf(give(subjectId))).toBe("404 sticker_not_found");
    expect((await publish(subjectId)).status).toBe(200);
    expect((await offered("de")).at(-1)).toEqual({
      ...{ stickerId: subjectId, alias: "kite", title: "Drachen", note: "Up it goes.", currency: "GPX", amount: 7 },
      cover: { aspectRatio: "4:3", coverUrl: "/media/stickers/heart.svg", type: "IMAGE", variants: [] },
    });
    expect(await read(subjectId)).toMatchObject({
      ...{ state: "PUBLISHED", draft: null, published: CONTENT },
      revisions: [{ number: 1, author: "Ilse", isArchived: false }],
    });
  });

  it("may lack a note and a picture, and stands where its number says", async () => {
    const { subjectId } = await created({ note: {}, picture: null, position: 0, currency: "USD", amount: 199 });
    await publish(subjectId);
    const place = (await offered()).slice(0, 2).find(({ stickerId }) => stickerId === subjectId);
    expect(place).toMatchObject({ note: null, cover: null, currency: "USD", amount: 1.99 });
    expect(await read(subjectId)).toMatchObject({ published: { note: {}, picture: null, amount: 199 } });
  });

  it.each([
    [{ alias: "comet" }, "sticker_alias_taken"],
    [{ alias: "Not An Alias" }, "invalid_request_payload"],
    [{ title: { de: "Drachen" } }, "invalid_request_payload"],
    [{ note: { fr: "Voilà" } }, "invalid_request_payload"],
    [{ currency: "EUR" }, "invalid_request_payload"],
    [{ amount: 0 }, "invalid_request_payload"],
    [{ amount: 1.5 }, "invalid_request_payload"],
    [{ picture: "/media/stickers/heart.svg" }, "invalid_request_payload"],
    [{ position: -1 }, "invalid_request_payload"],
    [{ uses: 3 }, "invalid_request_payload"],
  ])("is refused with %j", async (content, code) => {
    expect(await failureOf(create(content))).toBe(`400 ${code}`);
  });

  it("has one of the pictures that the portal comes with", () => {
    const files = readdirSync("public/media/stickers").map((name) => name.replace(/\.svg$/, ""));
    expect(files.sort()).toEqual([...stickerPicture.options].sort());
  });
});

describe("the draft of a sticker", () => {
  it("changes nothing for players until it is published, and leaves both in the log", async () => {
    expect((await save(COMET, { title: { en: "Shooting star" }, amount: 9 })).status).toBe(200);
    expect(await offered()).toContainEqual(expect.objectContaining({ alias: "comet", title: "Comet", amount: 5 }));
    expect(await read(COMET)).toMatchObject({ state: "CHANGED", draft: { author: "Ilse" } });
    expect(await latestChange()).toMatchObject({
      ...{ action: "content.saved", subject: { kind: "sticker", id: COMET, name: "Shooting star" } },
      ...{ before: { "title.en": "Comet", price: "5 BPX" }, after: { "title.en": "Shooting star", price: "9 BPX" } },
    });
    expect((await publish(COMET)).status).toBe(200);
    expect(await offered()).toContainEqual(expect.objectContaining({ title: "Shooting star", amount: 9 }));
    expect((await read(COMET)).revisions.map(({ number, author }) => [number, author])).toEqual([
      [2, "Ilse"],
      [1, null],
    ]);
  });

  it("is compared with what players see, the price with its currency", async () => {
    await save(COMET, { currency: "USD", amount: 150 });
    const compared = await editor.fetch(`/desk/comparisons/sticker/${COMET}?before=published&after=draft`);
    expect(await compared.json()).toMatchObject({
      data: { before: { price: "5 BPX" }, after: { price: "1.5 USD" }, sections: [] },
    });
  });

  it("is not lost to a colleague who saw an earlier version", async () => {
    const version = await versionOf(COMET);
    expect((await save(COMET, { amount: 6 }, version)).status).toBe(200);
    expect(await failureOf(save(COMET, { amount: 8 }, version))).toBe("400 content_changed");
    expect(await read(COMET)).toMatchObject({ draft: { content: { amount: 6 } } });
  });

  it("keeps the alias of what was published, also while it is archived", async () => {
    expect(await failureOf(save(COMET, { alias: "meteor" }))).toBe("400 sticker_alias_changed");
    await post(COMET, "archive", REASON);
    await post(COMET, "restoration", { number: 1 });
    expect(await failureOf(save(COMET, { alias: "meteor" }))).toBe("400 sticker_alias_changed");
    const { subjectId } = await created();
    expect((await save(subjectId, { alias: "dragon" })).status).toBe(200);
  });

  it("is seen in a preview by nobody but who looks", async () => {
    const { subjectId } = await created();
    const query = new URLSearchParams({ drafts: "ONE", kind: "sticker", subjectId });
    const { token } = await dataOf(beginPreview, editor.fetch(`/desk/preview?${query.toString()}`));
    const shown = api.fetch("/gxc/stickers", { headers: { [PREVIEW_HEADER]: token } });
    expect((await dataOf(listStickers, shown)).stickers.map(({ alias }) => alias)).toContain("kite");
    expect(await isOffered("kite")).toBe(false);
  });
});

describe("a scheduled sticker", () => {
  it("publishes itself at its moment, or says why it could not", async () => {
    const { subjectId } = await created();
    const soon = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await publish(subjectId, soon)).status).toBe(200);
    await publishDueDrafts(api.database, new Date(Date.now() + HOUR_MS - 1_000));
    expect(await isOffered("kite")).toBe(false);
    await publishDueDrafts(api.database, new Date(Date.now() + HOUR_MS + 1_000));
    expect(await isOffered("kite")).toBe(true);
    const late = await created({ alias: "dragon" });
    await publish(late.subjectId, soon);
    await storeSticker(api, { alias: "dragon" });
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * HOUR_MS));
    expect(await read(late.subjectId)).toMatchObject({ state: "DRAFT", draft: { failure: "sticker_alias_taken" } });
    expect(await latestChange()).toMatchObject({ action: "content.failed", reason: "sticker_alias_taken" });
  });
});

describe("a published sticker", () => {
  beforeEach(async () => {
    await allowTips(api, SOFTFALL);
    await grantPixels(api, editor.userId, 100, "BPX");
  });

  it("costs what the player was shown, or nothing is paid", async () => {
    const shown = { price: 5, currency: "BPX" };
    await save(COMET, { amount: 9 });
    expect(await dataOf(giveSticker, give(COMET, shown))).toMatchObject({ balance: 95 });
    await publish(COMET);
    expect(await failureOf(give(COMET, shown))).toBe("400 price_changed");
    expect(await failureOf(give(COMET, { price: 9, currency: "RPX" }))).toBe("400 price_changed");
    expect(await dataOf(giveSticker, give(COMET, { price: 9, currency: "BPX" }))).toMatchObject({ balance: 86 });
    // Clients of before say no price.
    expect(await dataOf(giveSticker, give(COMET))).toMatchObject({ balance: 77 });
  });

  it("is archived with a reason: games keep what they have received, and nobody gives it", async () => {
    await give(COMET);
    const before = await received(COMET);
    expect(before).toMatchObject({ title: "Comet", amount: 5, currency: "BPX", uses: 1 });
    expect(await failureOf(post(COMET, "archive", { reason: "" }))).toBe("400 invalid_request_payload");
    expect((await post(COMET, "archive", REASON)).status).toBe(200);
    expect(await latestChange()).toMatchObject({ action: "content.archived", ...REASON });
    expect(await isOffered("comet")).toBe(false);
    expect(await failureOf(give(COMET))).toBe("404 sticker_not_found");
    expect(await received(COMET)).toEqual(before);
    expect(await read(COMET)).toMatchObject({ state: "ARCHIVED", published: null });
  });

  it("comes back from an earlier version, and is given again", async () => {
    await post(COMET, "archive", REASON);
    expect((await post(COMET, "restoration", { number: 1 })).status).toBe(200);
    expect((await publish(COMET)).status).toBe(200);
    expect(await dataOf(giveSticker, give(COMET))).toMatchObject({ uses: 1 });
  });

  it("that no editor could have written is shown as one that they could", async () => {
    const odd = { alias: "odd", amount: 0, position: 200_000, picture: "/media/stickers/paw.svg", note: { fr: "?" } };
    const id = await storeSticker(api, { ...odd, title: { en: "x".repeat(60) } });
    expect(await read(id)).toMatchObject({
      published: { title: { en: "x".repeat(40) }, note: {}, amount: 1, picture: null, position: 0 },
    });
  });
});

describe("the list of stickers", () => {
  it("shows drafts as they would be, in their order, and filters by state and by a part of a title", async () => {
    const { subjectId } = await created({ position: 0 });
    await save(COMET, { title: { en: "Shooting star" }, currency: "USD", amount: 199 });
    await post(seedId("sticker:heart"), "archive", REASON);
    const { items } = await list();
    expect(items).toHaveLength(6);
    expect(items.slice(0, 2).map(({ name }) => name)).toContain("Kite");
    const states = async (state: string) => (await list(`?state=${state}`)).items.map(({ name }) => name);
    expect(await states("DRAFT")).toEqual(["Kite"]);
    expect(await states("ARCHIVED")).toEqual(["Whole heart"]);
    expect((await list("?state=CHANGED")).items).toMatchObject([{ alias: "comet", currency: "USD", amount: 1.99 }]);
    expect((await list("?search=drach")).items).toMatchObject([
      { subjectId, name: "Kite", uses: 0, missingLocales: ["es", "pl", "pt-br", "ru", "tr"] },
    ]);
    const page = await list("?pageSize=2&page=2");
    expect([page.items.length, page.pagination.totalItems]).toEqual([2, 6]);
  });

  it("counts how often each was given, whatever the game", async () => {
    await grantPixels(api, editor.userId, 100, "BPX");
    for (const game of [SOFTFALL, gameId("seaglass")]) {
      await allowTips(api, game);
      await editor.send("POST", `/gxc/games/${game}/stickers`, { stickerId: COMET });
    }
    expect((await list("?search=comet")).items).toMatchObject([{ uses: 2 }]);
  });
});
