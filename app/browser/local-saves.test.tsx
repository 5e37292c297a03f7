import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_SAVES_BYTES, readSave, writeSave } from "./local-saves";

describe("saves in this browser", () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  it("are kept per game and slot", () => {
    writeSave("game-a", "one", { level: 3 });
    writeSave("game-a", "two", "text");
    expect(readSave("game-a", "one")).toEqual({ level: 3 });
    expect(readSave("game-a", "two")).toBe("text");
    expect(readSave("game-b", "one")).toBeNull();
  });

  it("never mistake a slot's name for something else", () => {
    expect(writeSave("game-a", "__proto__", { level: 1 })).toBe(true);
    expect(readSave("game-a", "__proto__")).toEqual({ level: 1 });
    expect(readSave("game-a", "constructor")).toBeNull();
  });

  it("are refused beyond the bound, and the old ones stay", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    writeSave("game-a", "one", 1);
    expect(writeSave("game-a", "two", "x".repeat(MAX_SAVES_BYTES))).toBe(false);
    expect(readSave("game-a", "one")).toBe(1);
    expect(readSave("game-a", "two")).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
