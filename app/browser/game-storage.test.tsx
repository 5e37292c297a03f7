import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SaveProblem } from "./account-saves";
import { createGameStorage, needsStoragePage, storagePageOf, type StorageMessage } from "./game-storage";
import { readSave, unsentSaves } from "./local-saves";

const GAME = "game-a";
const SLOT = "browser-storage";
const snapshotOf = (level: string) => ({ format: 1, local: [["level", level]], databases: [] });
const EMPTY = { format: 1, local: [], databases: [] };

/** The account's slot, as the portal's route answers. */
let account: { data: unknown; version: number } | null;
let isOnline: boolean;
let problems: (SaveProblem | null)[];
const onReplaced = vi.fn();

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  localStorage.clear();
  account = null;
  isOnline = true;
  problems = [];
  onReplaced.mockClear();
  vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    if (!isOnline) return Promise.reject(new TypeError("offline"));
    if (init?.method !== "POST")
      return Promise.resolve(
        Response.json(account ? { ok: true, ...account } : { ok: false, error: "save_not_found" }),
      );
    const { data, version } = JSON.parse(typeof init.body === "string" ? init.body : "") as {
      data: unknown;
      version?: number;
    };
    const current = account?.version ?? 0;
    if (version !== undefined && version !== current)
      return Promise.resolve(Response.json({ ok: false, error: "save_version_conflict" }));
    account = { data, version: current + 1 };
    return Promise.resolve(Response.json({ ok: true, version: current + 1 }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const storageOf = (userId: string | null) =>
  createGameStorage({ userId, gameId: GAME }, { onProblem: (problem) => problems.push(problem), onReplaced });
type Opened = ReturnType<typeof storageOf>;
const message = (stage: StorageMessage["stage"], data: unknown): StorageMessage => ({
  type: "STORAGE_SNAPSHOT",
  stage,
  data,
});
const open = (storage: Opened, data: unknown) => storage.receive(message("open", data));
const play = (storage: Opened, data: unknown) => storage.receive(message("play", data));
/** Opens with what the browser has, and does as it is told. */
async function start(userId: string | null, local: unknown) {
  const storage = storageOf(userId);
  const answer = await open(storage, local);
  if (answer?.replaces) await storage.receive(message("restored", answer.data ?? EMPTY));
  return { storage, local: answer?.replaces ? (answer.data ?? EMPTY) : local };
}
const saved = (data: unknown) => vi.waitFor(() => expect(account?.data).toEqual(data));
const marked = (part: object) =>
  vi.waitFor(() => expect(JSON.parse(localStorage.getItem(`game-storage:${GAME}`) ?? "null")).toMatchObject(part));

describe("what a game stores by itself, of a signed-in player", () => {
  it("is on the account after changes, and on the player's next device before the game starts", async () => {
    const { storage } = await start("ann", EMPTY);
    await play(storage, snapshotOf("1"));
    await saved(snapshotOf("1"));
    localStorage.clear();
    expect((await start("ann", EMPTY)).local).toEqual(snapshotOf("1"));
  });

  it("is left alone where nothing else was saved, and newer here where the browser was closed too early", async () => {
    const first = await start("ann", EMPTY);
    await play(first.storage, snapshotOf("1"));
    await marked({ owner: "ann", local: expect.any(String) as string });
    expect((await start("ann", snapshotOf("1"))).local).toEqual(snapshotOf("1"));
    expect((await start("ann", snapshotOf("2"))).local).toEqual(snapshotOf("2"));
    await saved(snapshotOf("2"));
  });

  it("is the other device's when only that one has gone on", async () => {
    const { storage } = await start("ann", EMPTY);
    await play(storage, snapshotOf("1"));
    await marked({ local: expect.any(String) as string });
    account = { data: snapshotOf("9"), version: 7 };
    expect((await start("ann", snapshotOf("1"))).local).toEqual(snapshotOf("9"));
    expect(problems.some((problem) => problem?.kind === "conflict")).toBe(false);
  });

  it("is asked about when both have gone on; nothing is lost, and choosing this one starts the game with it", async () => {
    const { storage } = await start("ann", EMPTY);
    await play(storage, snapshotOf("1"));
    await marked({ local: expect.any(String) as string });
    account = { data: snapshotOf("9"), version: 7 };
    const second = await start("ann", snapshotOf("2"));
    expect(second.local).toEqual(snapshotOf("9"));
    expect(readSave(unsentSaves("ann", GAME), SLOT)).toMatchObject({ data: snapshotOf("2") });
    const conflict = problems.filter((problem) => problem?.kind === "conflict").at(-1);
    if (conflict?.kind !== "conflict") throw new Error("nobody was asked");
    conflict.overwrite();
    await vi.waitFor(() => expect(onReplaced).toHaveBeenCalledOnce());
    await saved(snapshotOf("2"));
    // The game goes on for a moment with the save that was not chosen.
    await play(second.storage, snapshotOf("10"));
    expect((await start("ann", snapshotOf("10"))).local).toEqual(snapshotOf("2"));
    expect(account.data).toEqual(snapshotOf("2"));
  });

  it("of which another tab has saved in between goes on, and the player chooses", async () => {
    const { storage } = await start("ann", EMPTY);
    await play(storage, snapshotOf("1"));
    await saved(snapshotOf("1"));
    account = { data: snapshotOf("9"), version: 7 };
    await play(storage, snapshotOf("2"));
    await vi.waitFor(() => expect(problems.at(-1)?.kind).toBe("conflict"));
    expect(account.data).toEqual(snapshotOf("9"));
    const conflict = problems.at(-1);
    if (conflict?.kind === "conflict") conflict.overwrite();
    await saved(snapshotOf("2"));
    expect(onReplaced).not.toHaveBeenCalled();
  });

  it("waits in this browser for the network, and what follows goes on from it", async () => {
    const { storage } = await start("ann", EMPTY);
    isOnline = false;
    await play(storage, snapshotOf("1"));
    await marked({ local: expect.any(String) as string });
    const mark = localStorage.getItem(`game-storage:${GAME}`);
    expect((await start("ann", snapshotOf("2"))).local).toEqual(snapshotOf("2"));
    await vi.waitFor(() => expect(readSave(unsentSaves("ann", GAME), SLOT)).toMatchObject({ data: snapshotOf("2") }));
    await vi.waitFor(() => expect(localStorage.getItem(`game-storage:${GAME}`)).not.toBe(mark));
    isOnline = true;
    expect((await start("ann", snapshotOf("3"))).local).toEqual(snapshotOf("3"));
    await saved(snapshotOf("3"));
    expect(problems.some((problem) => problem?.kind === "conflict")).toBe(false);
  });

  it("is restored where the browser has dropped it", async () => {
    const { storage } = await start("ann", EMPTY);
    await play(storage, snapshotOf("1"));
    await marked({ local: expect.any(String) as string });
    expect((await start("ann", EMPTY)).local).toEqual(snapshotOf("1"));
  });

  it("is never another player's, nor a guest's, and waits for its owner", async () => {
    const { storage } = await start("ann", EMPTY);
    await play(storage, snapshotOf("1"));
    await marked({ owner: "ann", local: expect.any(String) as string });
    account = null;
    expect(needsStoragePage({ userId: null, gameId: GAME })).toBe(true);
    expect((await start(null, snapshotOf("2"))).local).toEqual(EMPTY);
    expect(readSave(unsentSaves("ann", GAME), SLOT)).toMatchObject({ data: snapshotOf("2") });
    expect(needsStoragePage({ userId: null, gameId: GAME })).toBe(false);
    expect((await start("bob", EMPTY)).local).toEqual(EMPTY);
    expect(account).toBeNull();
  });

  it("was a guest's, and is the first player's only if that one says so", async () => {
    const first = await start("ann", snapshotOf("guest"));
    expect(first.local).toEqual(snapshotOf("guest"));
    await play(first.storage, snapshotOf("guest, continued"));
    expect(localStorage.getItem(`game-storage:${GAME}`)).toBeNull();
    const second = await start("bob", snapshotOf("guest, continued"));
    await play(second.storage, snapshotOf("bob"));
    expect(account).toBeNull();
    const offer = problems.at(-1);
    if (offer?.kind !== "before-log-in") throw new Error("nothing was offered");
    offer.keep();
    await saved(snapshotOf("bob"));
    await play(second.storage, snapshotOf("bob, continued"));
    await saved(snapshotOf("bob, continued"));
    await marked({ owner: "bob" });
  });

  it("is not sent to somebody's account where another's could not be replaced", async () => {
    const { storage } = await start("ann", EMPTY);
    await play(storage, snapshotOf("ann"));
    await marked({ owner: "ann", local: expect.any(String) as string });
    account = null;
    const failed = storageOf("bob");
    expect(await open(failed, snapshotOf("ann"))).toMatchObject({ replaces: true, data: null });
    await play(failed, snapshotOf("ann"));
    const inUse = storageOf("bob");
    expect(await inUse.receive({ ...message("open", snapshotOf("ann")), problem: "in-use" })).toMatchObject({
      replaces: false,
    });
    await play(inUse, snapshotOf("ann"));
    const uncopied = storageOf("bob");
    await uncopied.receive({ ...message("open", null), problem: "too-large" });
    await play(uncopied, snapshotOf("ann"));
    await vi.waitFor(() => expect(problems.filter((problem) => problem?.kind === "kept-here")).toHaveLength(3));
    expect(account).toBeNull();
    await marked({ owner: "ann" });
  });

  it("is not sent by a game that has never been opened for its player, nor after somebody else has begun", async () => {
    await play(storageOf("ann"), snapshotOf("1"));
    expect(account).toBeNull();
    const { storage } = await start("ann", EMPTY);
    await start("bob", snapshotOf("1"));
    await play(storage, snapshotOf("bob"));
    expect(account).toBeNull();
  });

  it("goes on in two tabs of the same player", async () => {
    const { storage } = await start("ann", EMPTY);
    await play(storage, snapshotOf("1"));
    await marked({ owner: "ann", local: expect.any(String) as string });
    const mark = localStorage.getItem(`game-storage:${GAME}`);
    const second = storageOf("ann");
    await second.receive({ ...message("open", snapshotOf("1")), problem: "in-use" });
    await play(second, snapshotOf("2"));
    await saved(snapshotOf("2"));
    await vi.waitFor(() => expect(localStorage.getItem(`game-storage:${GAME}`)).not.toBe(mark));
    await play(storage, snapshotOf("3"));
    await saved(snapshotOf("3"));
    expect(problems.some((problem) => problem?.kind === "conflict")).toBe(false);
  });

  it("is its player's when it becomes small enough to be copied", async () => {
    const storage = storageOf("ann");
    await storage.receive({ ...message("open", null), problem: "too-large" });
    await marked({ owner: "ann" });
    await play(storage, snapshotOf("1"));
    await saved(snapshotOf("1"));
  });

  it("is not saved, and the player is told, when a save cannot hold it", async () => {
    const storage = storageOf("ann");
    await storage.receive({ ...message("play", null), problem: "unportable" });
    expect(problems).toEqual([{ kind: "kept-here" }]);
    expect(account).toBeNull();
  });

  it("stays where it is when it is too large", async () => {
    account = { data: snapshotOf("9"), version: 1 };
    const storage = storageOf("ann");
    expect(await storage.receive({ ...message("open", null), problem: "too-large" })).toMatchObject({
      replaces: false,
    });
    await play(storage, snapshotOf("x".repeat(300_000)));
    expect(problems).toEqual([{ kind: "too-large" }, { kind: "too-large" }]);
    expect(account).toEqual({ data: snapshotOf("9"), version: 1 });
  });
});

it("opens the game from a page of the game's host", () => {
  const launch = "https://g-abc123.games.test/0f/index%20page.html?game=a&username=b%26c";
  const page = new URL(storagePageOf(launch));
  expect([page.origin, page.pathname]).toEqual(["https://g-abc123.games.test", "/storage"]);
  expect(new URL(page.searchParams.get("next") ?? "", page.origin).href).toBe(launch);
});
