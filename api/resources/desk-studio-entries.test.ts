import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-studio-entries";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { suggestGames } from "~contract/calls/games";
import { getStudio } from "~contract/calls/tags";
import type { StudioContent } from "~contract/entities/studio-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games, messages, studioMembers, studios } from "../db/schema";
import { gameId, studioId } from "../seed/demo-games";
import { publishDueDrafts } from "../store/drafts/due-drafts";

const STUDIO = studioId("Small Hours");
const HOUR_MS = 3_600_000;

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = () => dataOf(calls.readDeskStudioEntry, editor.fetch(`/desk/studios/${STUDIO}`));
const list = async (query = "") =>
  (await dataOf(calls.listDeskStudios, editor.fetch(`/desk/studios${query}`))).items.map(({ name }) => name);
const seen = (locale = "en") => dataOf(getStudio, api.fetch(`/gxc/v2/studios/${STUDIO}?locale=${locale}`));
const post = async (path: string, body: object = {}) =>
  editor.send("POST", `/desk/studios/${STUDIO}/${path}`, { version: (await read()).version, ...body });
const save = async (changes: Partial<StudioContent>) => {
  const { draft, published, version } = await read();
  const content = { ...(draft?.content ?? published), ...changes };
  return editor.send("PUT", `/desk/studios/${STUDIO}/draft`, { content, version });
};
const publish = async (changes: Partial<StudioContent>) => {
  expect((await save(changes)).status).toBe(200);
  expect((await post("publication", { publishDate: null })).status).toBe(200);
};
const suggested = async (search: string) =>
  (await dataOf(suggestGames, api.fetch(`/gxc/v3/games/suggestions?search=${search}`))).studios.map(({ name }) => name);
const latestChange = async () =>
  (await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"))).entries[0] ?? expect.fail();

describe("a studio's texts", () => {
  it("are a draft first, then seen in the visitor's language", async () => {
    const description = { en: "Games for the night.", de: "Spiele für die Nacht." };
    const links = ["https://small-hours.example.org/", "https://clips.example.org/@small"];
    await save({ description, links, pictureGameId: gameId("softfall") });
    expect(await seen()).toMatchObject({ description: null, links: [], covers: [] });
    expect((await post("publication", { publishDate: null })).status).toBe(200);
    expect(await seen("de")).toMatchObject({ description: description.de, links });
    const { description: english, covers } = await seen("tr");
    expect(english).toBe(description.en);
    expect(covers?.[0]?.coverUrl).toContain("/covers/softfall/");
    expect(await latestChange()).toMatchObject({
      ...{ action: "content.published", subject: { kind: "studio", id: STUDIO, name: "Small Hours" } },
      after: { "description.de": description.de, links },
    });
  });

  it("have no picture while its game is hidden", async () => {
    await publish({ pictureGameId: gameId("softfall") });
    await api.database
      .update(games)
      .set({ isPublished: false })
      .where(eq(games.gameId, gameId("softfall")));
    expect((await seen()).covers).toEqual([]);
    await publish({ links: ["https://small-hours.example.org/"] });
    expect((await read()).published?.pictureGameId).toBe(gameId("softfall"));
  });

  it("are found by a new name, and no more by the former one", async () => {
    await publish({ name: "Larks  Awake" });
    expect((await seen()).name).toBe("Larks Awake");
    expect(await suggested("larks")).toEqual(["Larks Awake"]);
    expect(await suggested("small+hours")).toEqual([]);
    await post("restoration", { number: 1 });
    expect((await post("publication", { publishDate: null })).status).toBe(200);
    expect(await suggested("small+hours")).toEqual(["Small Hours"]);
  });

  it("publish themselves, unless their name was taken meanwhile", async () => {
    await save({ name: "Larks" });
    const publishDate = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await post("publication", { publishDate })).status).toBe(200);
    expect(await list("?state=SCHEDULED")).toEqual(["Larks"]);
    await api.database
      .update(studios)
      .set({ name: "LARKS" })
      .where(eq(studios.studioId, studioId("Paper Moth")));
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * HOUR_MS));
    expect((await read()).draft).toMatchObject({ failure: "studio_name_taken", publishDate: null });
    expect((await seen()).name).toBe("Small Hours");
  });

  it("come back from an earlier version, and are never archived", async () => {
    await publish({ name: "Larks" });
    expect((await post("restoration", { number: 1 })).status).toBe(200);
    expect((await post("publication", { publishDate: null })).status).toBe(200);
    expect((await seen()).name).toBe("Small Hours");
    expect((await post("archive", { reason: "Has closed." })).status).toBe(404);
  });

  it.each([
    ["a name of another studio", { name: "paper moth" }, "400 studio_name_taken"],
    ["a game of another studio", { pictureGameId: gameId("lantern-run") }, "400 studio_picture_unknown"],
    ["an invisible character", { name: "Small\u200bHours" }, "400 invalid_request_payload"],
    ["a link that is no https", { links: ["http://small.example.org/"] }, "400 invalid_request_payload"],
    ["a link twice", { links: ["https://a.example.org/", "https://a.example.org/"] }, "400 invalid_request_payload"],
  ])("cannot have %s", async (_, changes, failure) => {
    expect(await failureOf(save(changes))).toBe(failure);
  });
});

describe("the list of studios", () => {
  it("is sorted by name, and searched in names of drafts as well", async () => {
    const all = await list();
    expect(all).toEqual([...all].sort((one, other) => one.localeCompare(other)));
    await save({ name: "Larks" });
    expect(await list("?search=LARK")).toEqual(["Larks"]);
    expect(await list("?search=small")).toEqual(["Larks"]);
    expect(await list("?state=CHANGED")).toEqual(["Larks"]);
    expect(await list("?state=ARCHIVED")).toEqual([]);
  });
});

describe("a new studio", () => {
  it("begins with its owner, who has a message", async () => {
    const owner = await aMember(api, "Juno");
    const body = { name: " Kite  Yard ", username: "juno" };
    const { subjectId } = await dataOf(calls.createStudio, editor.send("POST", "/desk/studios", body));
    const members = await api.database.select().from(studioMembers).where(eq(studioMembers.studioId, subjectId));
    expect(members).toMatchObject([{ userId: owner.userId, role: "OWNER" }]);
    const [message] = await api.database.select().from(messages).where(eq(messages.userId, owner.userId));
    expect(message?.data).toMatchObject({ messageType: "STUDIO_APPLICATION_APPROVED", studioName: "Kite Yard" });
    expect(await latestChange()).toMatchObject({ action: "studio.created", subject: { name: "Kite Yard" } });
    expect(await failureOf(editor.send("POST", "/desk/studios", body))).toBe("400 studio_name_taken");
  });

  it("needs an account", async () => {
    const body = { name: "Kite Yard", username: "nobody_here" };
    expect(await failureOf(editor.send("POST", "/desk/studios", body))).toBe("404 user_not_found");
    expect(await list("?search=kite")).toEqual([]);
  });
});
