import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moveGuestSaves, takeRefusedSaves } from "./move-guest-saves";
import { guestSaves, readSave, writeSave } from "./local-saves";

const [PLAYER, GAME] = ["player-a", "game-a"];
const posted: unknown[] = [];
let responses: Record<string, object>;

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(() => {
  posted.length = 0;
  responses = {};
  vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    posted.push(body);
    const slot = String(Reflect.get(Object(body), "slot"));
    const response = responses[slot];
    return response ? Promise.resolve(Response.json(response)) : Promise.reject(new TypeError("offline"));
  });
});

const CONFLICT = { ok: false, error: "save_version_conflict" };
const remaining = (slot: string) => readSave(guestSaves(GAME), slot);

describe("a guest's saves", () => {
  it("move to the account, for all games at once, and only into empty slots", async () => {
    responses = { one: { ok: true, version: 1 }, two: CONFLICT };
    writeSave(guestSaves(GAME), "one", 1);
    writeSave(guestSaves(GAME), "two", 2);
    writeSave(guestSaves("game-b"), "one", 3);
    await moveGuestSaves(PLAYER);
    expect(posted).toContainEqual({ playerId: PLAYER, gameId: GAME, slot: "one", data: 1, version: 0 });
    expect(posted).toContainEqual({ playerId: PLAYER, gameId: "game-b", slot: "one", data: 3, version: 0 });
    expect([remaining("one"), remaining("two"), readSave(guestSaves("game-b"), "one")]).toEqual([null, 2, null]);
  });

  it("that were refused are sent once, reported once, and stay", async () => {
    responses = { one: CONFLICT };
    writeSave(guestSaves(GAME), "one", 1);
    for (let game = 0; game < 3; game++) await moveGuestSaves(PLAYER);
    expect(posted).toHaveLength(1);
    expect(takeRefusedSaves(PLAYER, "game-b")).toBe(false);
    expect(takeRefusedSaves("player-b", GAME)).toBe(false);
    expect([takeRefusedSaves(PLAYER, GAME), takeRefusedSaves(PLAYER, GAME)]).toEqual([true, false]);
    await moveGuestSaves(PLAYER);
    expect(posted).toHaveLength(1);
    expect(remaining("one")).toBe(1);
  });

  it("that cannot be stored on an account are sent once, without a message", async () => {
    responses = { one: { ok: false, error: "saves_disabled" } };
    writeSave(guestSaves(GAME), "one", 1);
    await moveGuestSaves(PLAYER);
    await moveGuestSaves(PLAYER);
    expect(posted).toHaveLength(1);
    expect(takeRefusedSaves(PLAYER, GAME)).toBe(false);
    expect(remaining("one")).toBe(1);
  });

  it.each([undefined, { ok: false, error: "too_many_requests" }])(
    "that were not delivered are sent again",
    async (response) => {
      if (response) responses = { one: response };
      writeSave(guestSaves(GAME), "one", 1);
      await moveGuestSaves(PLAYER);
      responses = { one: { ok: true, version: 1 } };
      await moveGuestSaves(PLAYER);
      expect(posted).toHaveLength(2);
      expect(remaining("one")).toBeNull();
    },
  );

  it("are moved once when two games start at the same time", async () => {
    responses = { one: CONFLICT };
    writeSave(guestSaves(GAME), "one", 1);
    await Promise.all([moveGuestSaves(PLAYER), moveGuestSaves(PLAYER)]);
    expect(posted).toHaveLength(1);
  });
});
