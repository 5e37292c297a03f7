import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { compareContent } from "~contract/calls/desk-comparison";
import * as calls from "~contract/calls/desk-games";
import { beginPreview, PREVIEW_HEADER } from "~contract/calls/desk-preview";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { getGame } from "~contract/calls/games";
import type { GameContent } from "~contract/entities/game-content";
import * as controls from "~contract/entities/game-controls";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storeReadyGame } from "../../tests/fixtures/developer-games";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { drafts, games } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { publishDueDrafts } from "../store/drafts/due-drafts";

const HOUR_MS = 3_600_000;
const GAME = gameId("softfall");
const PART = {
  title: { en: "Playing", de: "Spielen" },
  controls: [{ action: { en: "Fly", de: "Fliegen" }, input: { en: "↑ / W" } }],
};
const KEYBOARD = { title: { en: "Keyboard", de: "Tastatur" }, subgroups: [PART] };
const LINE = "Keyboard › Playing › Fly: ↑ / W";
const GERMAN_LINE = "Tastatur › Spielen › Fliegen: –";

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id = GAME) => dataOf(calls.readDeskGameEntry, editor.fetch(`/desk/games/${id}`));
const current = async (id = GAME): Promise<GameContent> => {
  const { draft, published, hidden } = await read(id);
  return draft?.content ?? published ?? hidden ?? expect.fail("the game has no content");
};
const save = async (content: object, version?: string) =>
  editor.send("PUT", `/desk/games/${GAME}/draft`, {
    ...{ content: { ...(await current()), ...content }, version: version ?? (await read()).version },
  });
const saved = async (content: Partial<GameContent>) => {
  expect((await save(content)).status).toBe(200);
};
const post = async (path: string, body: object) =>
  editor.send("POST", `/desk/games/${GAME}/${path}`, { version: (await read()).version, ...body });
const published = async (publishDate: string | null = null) => {
  expect((await post("publication", { publishDate })).status).toBe(200);
};
const seen = async (headers = {}) =>
  (await dataOf(getGame, api.fetch(`/gxc/v2/games/${GAME}`, { headers }))).gameControlGroups;
const titles = async (headers = {}) => (await seen(headers)).map(({ title }) => title.value);
const rowOf = async () => (await api.database.select().from(games).where(eq(games.gameId, GAME)))[0] ?? expect.fail();
const store = (controlGroups: (typeof games.$inferInsert)["controlGroups"]) =>
  api.database.update(games).set({ controlGroups }).where(eq(games.gameId, GAME));

describe("a game's controls", () => {
  it("are where its first draft begins, in all languages", async () => {
    const { controlGroups = [] } = await current();
    expect(controlGroups.map(({ title }) => title.en)).toEqual(["Keyboard", "Touch", "Gamepad"]);
    expect(Object.keys(controlGroups[0]?.subgroups[0]?.controls[0]?.action ?? {})).toHaveLength(7);
    expect(controlGroups).toEqual((await rowOf()).controlGroups);
    const { gameId: fresh } = await storeReadyGame(api.database, editor);
    expect((await current(fresh)).controlGroups).toEqual([]);
  });

  it("are drafted, previewed, published, brought back, and read by players in their language", async () => {
    await saved({ controlGroups: [KEYBOARD] });
    expect(await titles()).toEqual(["Keyboard", "Touch", "Gamepad"]);
    const { token } = await dataOf(beginPreview, editor.fetch(`/desk/preview?drafts=ONE&kind=game&subjectId=${GAME}`));
    expect(await titles({ [PREVIEW_HEADER]: token })).toEqual(["Keyboard"]);
    await published();
    const [group] = await seen();
    expect(group?.subgroups[0]?.controls[0]).toMatchObject({
      ...{ action: { value: "Fly", translations: { de: "Fliegen" } }, input: { value: "↑ / W" } },
    });
    expect((await post("restoration", { number: 1 })).status).toBe(200);
    await published();
    expect(await titles()).toEqual(["Keyboard", "Touch", "Gamepad"]);
  });

  it("come with the draft's schedule", async () => {
    await saved({ controlGroups: [KEYBOARD] });
    await published(new Date(Date.now() + HOUR_MS).toISOString());
    expect(await titles()).toHaveLength(3);
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * HOUR_MS));
    expect(await titles()).toEqual(["Keyboard"]);
  });

  it("are compared and logged line by line, in each language", async () => {
    await saved({ controlGroups: [{ ...KEYBOARD, subgroups: [PART, { title: { en: "Menu" }, controls: [] }] }] });
    await published();
    await saved({ controlGroups: [KEYBOARD, { title: { en: "Touch" }, subgroups: [] }] });
    const sides = "before=published&after=draft";
    const compared = await dataOf(compareContent, editor.fetch(`/desk/comparisons/game/${GAME}?${sides}`));
    expect(compared).toMatchObject({
      before: { "controls.en": [LINE, "Keyboard › Menu"] },
      after: { "controls.en": [LINE, "Touch"] },
    });
    expect(compared.after["controls.de"]).toEqual([GERMAN_LINE]);
    const { entries } = await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=2"));
    expect(entries.map(({ after }) => after)).toMatchObject([
      { "controls.en": [LINE, "Touch"] },
      { "controls.en": [LINE, "Keyboard › Menu"], "controls.de": [GERMAN_LINE, "Tastatur › –"] },
    ]);
  });

  it("are not saved over what a colleague has saved meanwhile", async () => {
    const { version } = await read();
    await saved({ ageRating: "TEENS" });
    expect(await failureOf(save({ controlGroups: [] }, version))).toBe("400 content_changed");
    expect((await current()).controlGroups).toHaveLength(3);
  });

  it.each([
    ["too many groups", Array.from({ length: controls.MAX_CONTROL_GROUPS + 1 }, () => KEYBOARD)],
    [
      "too many parts",
      [{ ...KEYBOARD, subgroups: Array.from({ length: controls.MAX_CONTROL_PARTS + 1 }, () => PART) }],
    ],
    [
      "too many controls",
      [
        {
          ...KEYBOARD,
          subgroups: [{ ...PART, controls: Array(controls.MAX_CONTROLS + 1).fill(PART.controls[0]) as unknown[] }],
        },
      ],
    ],
    ["a title that is too long", [{ ...KEYBOARD, title: { en: "x".repeat(controls.MAX_CONTROL_TITLE_LENGTH + 1) } }]],
    ["a title without English", [{ ...KEYBOARD, title: { de: "Tastatur" } }]],
    ["another language", [{ ...KEYBOARD, title: { en: "Keyboard", fr: "Clavier" } }]],
    ["another field", [{ ...KEYBOARD, device: "KEYBOARD" }]],
  ])("refuse %s", async (_, controlGroups) => {
    expect(await failureOf(save({ controlGroups }))).toBe("400 invalid_request_payload");
  });

  it("are saved as many and as long as may be", async () => {
    const text = (length: number) => {
      const letters = "я".repeat(length);
      return { en: letters, de: letters, es: letters, pl: letters, "pt-br": letters, ru: letters, tr: letters };
    };
    const [title, words] = [text(controls.MAX_CONTROL_TITLE_LENGTH), text(controls.MAX_CONTROL_TEXT_LENGTH)];
    const part = {
      title,
      controls: Array.from({ length: controls.MAX_CONTROLS }, () => ({ action: words, input: words })),
    };
    const group = { title, subgroups: Array.from({ length: controls.MAX_CONTROL_PARTS }, () => part) };
    await saved({ controlGroups: Array.from({ length: controls.MAX_CONTROL_GROUPS }, () => group) });
    await published();
    expect(await seen()).toHaveLength(controls.MAX_CONTROL_GROUPS);
  });
});

describe("controls that no editor could have written", () => {
  const foreign = [{ title: { fr: "Clavier" }, subgroups: [{ title: {}, controls: [] }] }];

  it("stay when the game's texts are published, until others are", async () => {
    await store(foreign);
    expect(await current()).not.toHaveProperty("controlGroups");
    await saved({ ageRating: "TEENS" });
    await published();
    expect((await rowOf()).controlGroups).toEqual(foreign);
    await saved({ controlGroups: [KEYBOARD] });
    await published();
    expect((await rowOf()).controlGroups).toEqual([KEYBOARD]);
  });

  it("stay as well when a draft of before knows nothing of controls", async () => {
    const before = (await rowOf()).controlGroups;
    const { controlGroups: _, ...content } = await current();
    await saved({ ageRating: "TEENS" });
    await api.database.update(drafts).set({ content: { ...content, ageRating: "TEENS" } });
    await published();
    expect(await rowOf()).toMatchObject({ ageRating: "TEENS", controlGroups: before });
  });
});
