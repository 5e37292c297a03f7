import { beforeEach, describe, expect, it } from "vitest";
import { compareContent } from "~contract/calls/desk-comparison";
import * as calls from "~contract/calls/desk-games";
import { beginPreview, PREVIEW_HEADER } from "~contract/calls/desk-preview";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { getGame } from "~contract/calls/games";
import type { GameContent } from "~contract/entities/game-content";
import { anAchievement } from "../../tests/fixtures/an-achievement";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameId } from "../seed/demo-games";

const SOFTFALL = gameId("softfall");
const LANTERN_RUN = gameId("lantern-run");
const HIDDEN = anAchievement({ key: "out-of-fuel", points: 5, isHidden: true, minSeconds: 30 });

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id = SOFTFALL) => dataOf(calls.readDeskGameEntry, editor.fetch(`/desk/games/${id}`));
const current = async (id = SOFTFALL): Promise<GameContent> => {
  const { draft, published, hidden } = await read(id);
  return draft?.content ?? published ?? hidden ?? expect.fail("the game has no content");
};
const save = async (achievements: GameContent["achievements"], id = SOFTFALL) =>
  editor.send("PUT", `/desk/games/${id}/draft`, {
    ...{ content: { ...(await current(id)), achievements }, version: (await read(id)).version },
  });
const post = async (path: string, body: object, id = SOFTFALL) =>
  editor.send("POST", `/desk/games/${id}/${path}`, { version: (await read(id)).version, ...body });
const publish = async (id = SOFTFALL) => {
  expect((await post("publication", { publishDate: null }, id)).status).toBe(200);
};
const seen = async (headers = {}, id = SOFTFALL) =>
  (await dataOf(getGame, api.fetch(`/gxc/v2/games/${id}`, { headers }))).achievements?.map(({ title }) => title);

describe("a game's achievements", () => {
  it("are where its first draft begins, in all languages; a game without has no such field", async () => {
    const { achievements = [] } = await current(LANTERN_RUN);
    expect(achievements.map(({ key }) => key)).toEqual([
      ...["first-firefly", "ten-fireflies", "full-chain", "kilometre", "bell-tower", "first-fall"],
    ]);
    expect(achievements.map(({ title }) => Object.keys(title).length)).toEqual(Array.from({ length: 6 }, () => 7));
    expect(await current()).not.toHaveProperty("achievements");
  });

  it("are drafted, previewed, published, brought back, and taken away", async () => {
    expect((await save([anAchievement(), HIDDEN])).status).toBe(200);
    expect(await seen()).toEqual([]);
    const preview = `/desk/preview?drafts=ONE&kind=game&subjectId=${SOFTFALL}`;
    const { token } = await dataOf(beginPreview, editor.fetch(preview));
    expect(await seen({ [PREVIEW_HEADER]: token })).toEqual(["Touchdown", null]);
    await publish();
    expect(await seen()).toEqual(["Touchdown", null]);
    await save([HIDDEN, anAchievement({ title: { en: "Landed" } })]);
    await publish();
    expect(await seen()).toEqual([null, "Landed"]);
    await save([]);
    await publish();
    expect(await seen()).toEqual([]);
    expect((await post("restoration", { number: 2 })).status).toBe(200);
    await publish();
    expect(await seen()).toEqual(["Touchdown", null]);
  });

  it("stay as they are where content says nothing of them", async () => {
    const { achievements: _, ...content } = await current(LANTERN_RUN);
    const body = { content: { ...content, title: "Lantern Dash" }, version: (await read(LANTERN_RUN)).version };
    expect((await editor.send("PUT", `/desk/games/${LANTERN_RUN}/draft`, body)).status).toBe(200);
    await publish(LANTERN_RUN);
    expect(await seen({}, LANTERN_RUN)).toHaveLength(6);
  });

  it("are compared and logged line by line", async () => {
    await save([anAchievement(), HIDDEN]);
    const sides = "before=published&after=draft";
    const comparison = await dataOf(compareContent, editor.fetch(`/desk/comparisons/game/${SOFTFALL}?${sides}`));
    const lines = ["touchdown (10): Touchdown – Land once.", "out-of-fuel (5, hidden, 30 s): Touchdown – Land once."];
    const german = ["touchdown: Aufgesetzt – Lande einmal.", "out-of-fuel: Aufgesetzt – Lande einmal."];
    expect(comparison.after).toMatchObject({ "achievements.en": lines, "achievements.de": german });
    await publish();
    const { entries } = await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=2"));
    expect(JSON.stringify(entries)).toContain(lines[1]);
  });

  it.each([
    ["a key twice", [anAchievement(), anAchievement()]],
    ["a key in capitals", [anAchievement({ key: "Landing" })]],
    ["points between the steps", [anAchievement({ points: 12 })]],
    ["too many points", Array.from({ length: 11 }, (_, at) => anAchievement({ key: `k${String(at)}`, points: 100 }))],
    ["too many", Array.from({ length: 101 }, (_, at) => anAchievement({ key: `k${String(at)}`, points: 5 }))],
    ["too long a time", [anAchievement({ minSeconds: 3601 })]],
    ["no English", [anAchievement({ title: { en: "" } })]],
  ])("refuse %s", async (_, list) => {
    expect(await failureOf(save(list))).toBe("400 invalid_request_payload");
  });
});
