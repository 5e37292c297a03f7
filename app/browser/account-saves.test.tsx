import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountSaves, type SaveProblem } from "./account-saves";
import { guestSaves, readSave, unsentSaves, writeSave } from "./local-saves";

type Posted = { playerId: string; gameId: string; slot: string; data: unknown; version?: number };

const [PLAYER, GAME] = ["player-a", "game-a"];
const UNSENT = unsentSaves(PLAYER, GAME);
const GUEST = guestSaves(GAME);
const posted: Posted[] = [];
let responses: (object | Error)[];
let stored: object;
let problems: (SaveProblem | null)[];

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(() => {
  posted.length = 0;
  problems = [];
  responses = [{ ok: true, version: 1 }];
  stored = { ok: false, error: "save_not_found" };
  vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    if (init?.method !== "POST") return Promise.resolve(Response.json(stored));
    if (typeof init.body === "string") posted.push(JSON.parse(init.body) as Posted);
    const response = responses.length > 1 ? responses.shift() : responses[0];
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(Response.json(response));
  });
});

const open = () => accountSaves({ userId: PLAYER, gameId: GAME }, (problem) => problems.push(problem));

describe("saves of a signed-in player", () => {
  it("are read from the account and written over the version that was read", async () => {
    stored = { ok: true, data: { level: 3 }, version: 7 };
    responses = [{ ok: true, version: 8 }];
    const saves = open();
    expect(await saves.read("slot")).toEqual({ level: 3 });
    saves.write("slot", { level: 4 });
    await vi.waitFor(() => expect(problems).toEqual([null]));
    expect(posted).toEqual([{ playerId: PLAYER, gameId: GAME, slot: "slot", data: { level: 4 }, version: 7 }]);
  });

  it("of one slot are sent one after the other, and only the newest of the pending ones", async () => {
    responses = [
      { ok: true, version: 1 },
      { ok: true, version: 2 },
    ];
    const saves = open();
    saves.write("slot", 1);
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    for (const level of [2, 3]) saves.write("slot", level);
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted.map(({ data, version }) => [data, version])).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  it("are stored in this browser while offline, and removed by the next successful write", async () => {
    responses = [new TypeError("offline"), { ok: true, version: 1 }];
    const saves = open();
    saves.write("slot", "kept");
    await vi.waitFor(() => expect(problems).toEqual([{ kind: "kept-here" }]));
    expect(readSave(UNSENT, "slot")).toEqual({ data: "kept", version: 0 });
    saves.write("slot", "newer");
    await vi.waitFor(() => expect(problems).toHaveLength(2));
    expect(readSave(UNSENT, "slot")).toBeNull();
  });

  it("that were not sent are restored in the next game, and sent to the account", async () => {
    stored = { ok: true, data: "old", version: 4 };
    responses = [{ ok: true, version: 5 }];
    writeSave(UNSENT, "slot", { data: "kept", version: 4 });
    expect(await open().read("slot")).toBe("kept");
    await vi.waitFor(() => expect(readSave(UNSENT, "slot")).toBeNull());
    expect(posted).toEqual([{ playerId: PLAYER, gameId: GAME, slot: "slot", data: "kept", version: 4 }]);
  });

  it("that were not sent yield to another device's, and are stored until the player has chosen", async () => {
    stored = { ok: true, data: "theirs", version: 9 };
    responses = [
      { ok: true, version: 10 },
      { ok: true, version: 11 },
    ];
    writeSave(UNSENT, "slot", { data: "mine", version: 4 });
    const saves = open();
    expect(await saves.read("slot")).toBe("theirs");
    const [problem] = problems;
    if (problem?.kind !== "conflict") throw new Error("no conflict");
    saves.write("slot", "theirs, continued");
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(readSave(UNSENT, "slot")).toEqual({ data: "mine", version: 4 });
    problem.overwrite();
    await vi.waitFor(() => expect(readSave(UNSENT, "slot")).toBeNull());
    expect(posted[1]).toEqual({ playerId: PLAYER, gameId: GAME, slot: "slot", data: "mine" });
  });

  it("of one player never reach another's account", async () => {
    writeSave(unsentSaves("player-b", GAME), "slot", { data: "theirs", version: 0 });
    expect(await open().read("slot")).toBeNull();
    expect(posted).toEqual([]);
  });

  it("stay in this browser for their owner when somebody else has logged in meanwhile", async () => {
    responses = [{ ok: false, error: "other_player" }];
    open().write("slot", "mine");
    await vi.waitFor(() => expect(problems).toEqual([{ kind: "kept-here" }]));
    expect(readSave(UNSENT, "slot")).toEqual({ data: "mine", version: 0 });
  });

  it("do not change a guest's saves", async () => {
    stored = { ok: true, data: "account's", version: 2 };
    responses = [
      { ok: false, error: "save_version_conflict" },
      { ok: true, version: 3 },
    ];
    writeSave(GUEST, "slot", "guest's");
    const saves = open();
    expect(await saves.read("slot")).toBe("account's");
    saves.write("slot", "newer");
    await vi.waitFor(() => expect(problems).toEqual([null]));
    expect(readSave(GUEST, "slot")).toBe("guest's");
  });

  it("are sent after the saves from before the log-in", async () => {
    writeSave(GUEST, "slot", "guest's");
    const saves = open();
    saves.write("slot", "after");
    await vi.waitFor(() => expect(posted).toHaveLength(2));
    expect(posted.map(({ data }) => data)).toEqual(["guest's", "after"]);
  });

  it("do not overwrite another device's unless the player chooses so", async () => {
    responses = [
      { ok: false, error: "save_version_conflict" },
      { ok: true, version: 9 },
    ];
    const saves = open();
    saves.write("slot", "mine");
    await vi.waitFor(() => expect(problems).toHaveLength(1));
    const [problem] = problems;
    if (problem?.kind !== "conflict") throw new Error("no conflict");
    problem.overwrite();
    await vi.waitFor(() => expect(problems[1]).toBeNull());
    expect(posted[1]).toEqual({ playerId: PLAYER, gameId: GAME, slot: "slot", data: "mine" });
    expect(readSave(UNSENT, "slot")).toBeNull();
  });

  it("that conflict with another device's are not lost when the player does not choose", async () => {
    responses = [{ ok: false, error: "save_version_conflict" }];
    open().write("slot", "mine");
    await vi.waitFor(() => expect(problems).toHaveLength(1));
    expect(readSave(UNSENT, "slot")).toEqual({ data: "mine", version: 0 });
  });

  it("of a game without saves on accounts are stored in this browser without a message", async () => {
    responses = [{ ok: false, error: "saves_disabled" }];
    open().write("slot", "here");
    await vi.waitFor(() => expect(readSave(UNSENT, "slot")).toEqual({ data: "here", version: 0 }));
    expect(await open().read("slot")).toBe("here");
    expect(readSave(GUEST, "slot")).toBeNull();
    expect(problems).toEqual([]);
  });

  it("are reported when they are too large", async () => {
    responses = [{ ok: false, error: "save_too_large" }];
    open().write("slot", "x");
    await vi.waitFor(() => expect(problems).toEqual([{ kind: "too-large" }]));
  });
});
