import { beforeEach, describe, expect, it, vi } from "vitest";
import { accountSaves, moveGuestSaves, type SaveTrouble } from "./account-saves";
import { readSave, writeSave } from "./local-saves";

type Posted = { gameId: string; slot: string; data: unknown; version?: number };

const GAME = "game-a";
const posted: Posted[] = [];
/** What the portal answers to each write; the last one again and again. */
let answers: (object | Error)[];
let stored: object;
let troubles: (SaveTrouble | null)[];

beforeEach(() => {
  window.localStorage.clear();
  posted.length = 0;
  troubles = [];
  answers = [{ ok: true, version: 1 }];
  stored = { ok: false, error: "save_not_found" };
  vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    if (init?.method !== "POST") return Promise.resolve(Response.json(stored));
    if (typeof init.body === "string") posted.push(JSON.parse(init.body) as Posted);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer));
  });
});

const open = () => accountSaves(GAME, (trouble) => troubles.push(trouble));

describe("saves of a signed-in player", () => {
  it("are read from the account and written over the version that was read", async () => {
    stored = { ok: true, data: { level: 3 }, version: 7 };
    answers = [{ ok: true, version: 8 }];
    const saves = open();
    expect(await saves.read("slot")).toEqual({ level: 3 });
    saves.write("slot", { level: 4 });
    await vi.waitFor(() => expect(troubles).toEqual([null]));
    expect(posted).toEqual([{ gameId: GAME, slot: "slot", data: { level: 4 }, version: 7 }]);
  });

  it("of one slot follow each other, and of those that wait only the newest is sent", async () => {
    answers = [
      { ok: true, version: 1 },
      { ok: true, version: 2 },
    ];
    const saves = open();
    for (const level of [1, 2, 3]) saves.write("slot", level);
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted.map(({ data, version }) => [data, version])).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  it("stay in this browser while the network is away, and leave it with the next write", async () => {
    answers = [new TypeError("offline"), { ok: true, version: 1 }];
    const saves = open();
    saves.write("slot", "kept");
    await vi.waitFor(() => expect(troubles).toEqual([{ kind: "kept-here" }]));
    expect(readSave(GAME, "slot")).toBe("kept");
    saves.write("slot", "newer");
    await vi.waitFor(() => expect(troubles).toHaveLength(2));
    expect(readSave(GAME, "slot")).toBeNull();
  });

  it("do not write over another device's, unless the player says so", async () => {
    answers = [
      { ok: false, error: "save_version_conflict" },
      { ok: true, version: 9 },
    ];
    const saves = open();
    saves.write("slot", "mine");
    await vi.waitFor(() => expect(troubles).toHaveLength(1));
    const [trouble] = troubles;
    if (trouble?.kind !== "conflict") throw new Error("no conflict");
    trouble.keepMine();
    await vi.waitFor(() => expect(troubles[1]).toBeNull());
    expect(posted[1]).toEqual({ gameId: GAME, slot: "slot", data: "mine" });
  });

  it("of a game that keeps none on accounts stay here without a word", async () => {
    answers = [{ ok: false, error: "saves_disabled" }];
    open().write("slot", "here");
    await vi.waitFor(() => expect(readSave(GAME, "slot")).toBe("here"));
    expect(troubles).toEqual([]);
  });

  it("say when they are too large", async () => {
    answers = [{ ok: false, error: "save_too_large" }];
    open().write("slot", "x");
    await vi.waitFor(() => expect(troubles).toEqual([{ kind: "too-large" }]));
  });
});

describe("a guest's saves", () => {
  it("move to the account, but for slots that it has already", async () => {
    writeSave(GAME, "slot-1", 1);
    writeSave(GAME, "slot-2", 2);
    writeSave("game-b", "slot-1", 3);
    answers = [
      { ok: true, version: 1 },
      { ok: false, error: "save_version_conflict" },
      { ok: true, version: 1 },
    ];
    await moveGuestSaves();
    expect(posted.every(({ version }) => version === 0)).toBe(true);
    const left = [readSave(GAME, "slot-1"), readSave(GAME, "slot-2"), readSave("game-b", "slot-1")];
    expect(left.filter((data) => data !== null)).toHaveLength(1);
  });
});
