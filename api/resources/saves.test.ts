import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getSave, putSave } from "~contract/calls/saves";
import { MAX_SAVE_BYTES } from "~contract/entities/save";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aDevelopersGame } from "../../tests/fixtures/a-developers-game";
import { aMember, type Member } from "../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games, saves } from "../db/schema";
import { gameId } from "../seed/demo-games";

const GAME = gameId("softfall");
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";
const WRITERS = 20;
const MAX_SLOTS = 50;

describe("saves", () => {
  let api: TestApi;
  let members = 0;
  let member: Member;

  const path = (slot: string, game = GAME) => `/gg/games/${game}/saves/${slot}`;
  const write = (slot: string, body: unknown) => member.send("PUT", path(slot), body);
  const enable = (savesEnabled: boolean) =>
    api.database.update(games).set({ savesEnabled }).where(eq(games.gameId, GAME));
  /** Its JSON, including the quotes, has this many bytes. */
  const textOfBytes = (bytes: number) => "ä".repeat((bytes - 2) / 2);

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
    await enable(true);
  });
  beforeEach(async () => {
    member = await aMember(api, `Saver${String(++members)}`);
  });

  it("are returned as they were written, with versions from 1, and can be deleted", async () => {
    const data = { level: 3, flags: [true, null, "ü"], nested: { a: 1.5 } };
    expect(await dataOf(putSave, write("slot-1", { data }))).toMatchObject({ slot: "slot-1", version: 1 });
    expect(await dataOf(putSave, write("slot-1", { data: null }))).toMatchObject({ version: 2 });
    expect(await dataOf(putSave, write("slot-1", { data, version: 2 }))).toMatchObject({ version: 3 });
    expect(await dataOf(getSave, member.fetch(path("slot-1")))).toMatchObject({ slot: "slot-1", version: 3, data });
    expect((await member.send("DELETE", path("slot-1"))).status).toBe(200);
    expect(await failureOf(member.fetch(path("slot-1")))).toBe("404 save_not_found");
    expect(await failureOf(member.send("DELETE", path("slot-1")))).toBe("404 save_not_found");
  });

  it("are for their player only, and never for guests", async () => {
    await dataOf(putSave, write("own", { data: 1 }));
    const other = await aMember(api, `Saver${String(++members)}`);
    expect(await failureOf(other.fetch(path("own")))).toBe("404 save_not_found");
    expect(await failureOf(other.send("DELETE", path("own")))).toBe("404 save_not_found");
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    expect(await failureOf(guest.fetch(path("own")))).toBe("403 sign_in_required");
  });

  it("are there for whom a track of an unpublished game is for, and for nobody else", async () => {
    const kite = await aDevelopersGame(api, `Maker${String(++members)}`);
    const { trackId } = await kite.track("internal");
    const slot = path("slot-1", kite.gameId);
    const save = () => member.send("PUT", slot, { data: 1 });
    expect(await failureOf(save())).toBe("404 game_not_found");
    const invited = await kite.ada.send("POST", `${kite.path}/tracks/${trackId}/testers`, {
      username: member.username,
    });
    expect(invited.status).toBe(200);
    expect(await dataOf(putSave, save())).toMatchObject({ version: 1 });
    expect(await dataOf(putSave, kite.ada.send("PUT", slot, { data: 2 }))).toMatchObject({ version: 1 });
    expect(await dataOf(getSave, member.fetch(slot))).toMatchObject({ data: 1 });
    await kite.ada.send("DELETE", `${kite.path}/tracks/${trackId}/testers/${member.userId}`);
    expect(await failureOf(member.fetch(slot))).toBe("404 game_not_found");
  });

  it("accept one of twenty writers who read the same version", async () => {
    for (const version of [0, 1]) {
      const writers = Array.from({ length: WRITERS }, (_, writer) => write("raced", { data: writer, version }));
      const responses = await Promise.all(writers);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const response of responses.filter(({ status }) => status !== 200)) {
        expect(await failureOf(response)).toBe("400 save_version_conflict");
      }
    }
    expect(await dataOf(getSave, member.fetch(path("raced")))).toMatchObject({ version: 2 });
  });

  it("lose no version among twenty writers who overwrite", async () => {
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write("free", { data: writer })));
    expect(await dataOf(getSave, member.fetch(path("free")))).toMatchObject({ version: WRITERS });
  });

  it("have 256 kB of JSON at most", async () => {
    const largest = textOfBytes(MAX_SAVE_BYTES);
    expect(await dataOf(putSave, write("large", { data: largest }))).toMatchObject({ version: 1 });
    expect(await dataOf(getSave, member.fetch(path("large")))).toMatchObject({ data: largest });
    expect(await failureOf(write("large", { data: textOfBytes(MAX_SAVE_BYTES + 2) }))).toBe("413 save_too_large");
    expect(await failureOf(write("large", { data: textOfBytes(MAX_SAVE_BYTES * 2) }))).toBe("413 save_too_large");
  });

  it("have a limited number of slots, also under concurrency", async () => {
    const slots = Array.from({ length: MAX_SLOTS + 5 }, (_, index) => `s${String(index)}`);
    const responses = await Promise.all(slots.map((slot) => write(slot, { data: slot })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(MAX_SLOTS);
    const refused = responses.find(({ status }) => status !== 200);
    expect(await refused?.json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { parameterName: "slot" } }],
    });
    const written = slots[responses.findIndex(({ status }) => status === 200)] ?? "";
    expect(await dataOf(putSave, write(written, { data: "again" }))).toMatchObject({ version: 2 });
    expect(await api.database.$count(saves, eq(saves.userId, member.userId))).toBe(MAX_SLOTS);
  });

  it("are refused for unknown games, invalid slots and bodies, and games without saves", async () => {
    expect(await failureOf(member.fetch(path("a", UNKNOWN_ID)))).toBe("404 game_not_found");
    expect(await failureOf(member.fetch(path("a.b")))).toBe("400 invalid_request_payload");
    expect(await failureOf(write("a".repeat(65), { data: 1 }))).toBe("400 invalid_request_payload");
    expect(await failureOf(write("a", {}))).toBe("400 invalid_request_payload");
    expect(await failureOf(write("a", { data: 1, version: -1 }))).toBe("400 invalid_request_payload");
    await enable(false);
    expect(await failureOf(write("a", { data: 1 }))).toBe("400 saves_disabled");
    await enable(true);
  });
});
