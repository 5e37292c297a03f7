import { describe, expect, it } from "vitest";
import { chooseStorage, isOthersUnsaved, type StorageFacts, type StorageMark } from "./storage-choice";

const ME = "player-a";
const markOf = (local: string | null, account: string | null, more: Partial<StorageMark> = {}): StorageMark => ({
  ...{ owner: ME, local, account, isRejected: false },
  ...more,
});
const SYNCED = markOf("one", "one");
const OTHERS = markOf("one", "one", { owner: "player-b" });

describe("which save of a game's own storage is played", () => {
  it.each<[string, Partial<StorageFacts>, ReturnType<typeof chooseStorage>]>([
    ["a guest's stays", { player: null, local: "one" }, "keep"],
    ["nothing anywhere", {}, "keep"],
    ["one of before the log-in is sent only if the player says so", { local: "one" }, "offer"],
    ["the first one is sent", { mark: markOf(null, null), local: "one" }, "send"],
    ["a new device gets the account's", { account: "one" }, "restore"],
    ["equal ones", { local: "one", account: "one" }, "keep"],
    ["nothing has changed", { mark: SYNCED, local: "one", account: "one" }, "keep"],
    ["nothing but the browser's form of it", { mark: markOf("same", "one"), local: "same", account: "one" }, "keep"],
    ["only this browser has changed", { mark: SYNCED, local: "two", account: "one" }, "send"],
    ["only another device has saved", { mark: SYNCED, local: "one", account: "two" }, "restore"],
    ["both have", { mark: SYNCED, local: "two", account: "three" }, "ask"],
    ["a guest's, and the account has another", { local: "one", account: "two" }, "ask"],
    ["the browser has dropped it", { mark: SYNCED, account: "one" }, "restore"],
    [
      "the player has chosen the account's",
      { mark: markOf("one", "one", { isRejected: true }), local: "two", account: "three" },
      "restore",
    ],
    ["the account is out of reach", { mark: SYNCED, local: "one" }, "keep"],
    ["the account is out of reach, and this browser has changed", { mark: SYNCED, local: "two" }, "send"],
    [
      "somebody else's is there, with a save of the player's",
      { mark: OTHERS, local: "one", account: "two" },
      "restore",
    ],
    ["somebody else's is there, without one", { mark: OTHERS, local: "one" }, "clear"],
    ["somebody else's was there", { mark: OTHERS }, "keep"],
    ["a guest never plays somebody's", { player: null, mark: SYNCED, local: "one" }, "clear"],
  ])("%s", (_, facts, choice) => {
    expect(chooseStorage({ player: ME, mark: null, local: null, account: null, ...facts })).toBe(choice);
  });

  it("keeps what somebody else has not saved yet, and nothing besides", () => {
    expect(isOthersUnsaved({ player: ME, mark: OTHERS, local: "two" })).toBe(true);
    expect(isOthersUnsaved({ player: null, mark: SYNCED, local: "two" })).toBe(true);
    expect(isOthersUnsaved({ player: ME, mark: OTHERS, local: "one" })).toBe(false);
    expect(isOthersUnsaved({ player: ME, mark: OTHERS, local: null })).toBe(false);
    expect(isOthersUnsaved({ player: ME, mark: SYNCED, local: "two" })).toBe(false);
    expect(isOthersUnsaved({ player: ME, mark: null, local: "two" })).toBe(false);
    expect(isOthersUnsaved({ player: ME, mark: { ...OTHERS, isRejected: true }, local: "two" })).toBe(false);
  });
});
