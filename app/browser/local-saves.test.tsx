import { describe, expect, it, vi } from "vitest";
import { guestSaves, MAX_SAVES_BYTES, readSave, writeSave } from "./local-saves";

describe("saves in this browser", () => {
  it("are stored per game and slot", () => {
    writeSave(guestSaves("game-a"), "one", { level: 3 });
    writeSave(guestSaves("game-a"), "two", "text");
    expect(readSave(guestSaves("game-a"), "one")).toEqual({ level: 3 });
    expect(readSave(guestSaves("game-a"), "two")).toBe("text");
    expect(readSave(guestSaves("game-b"), "one")).toBeNull();
  });

  it("accept slot names like __proto__", () => {
    expect(writeSave(guestSaves("game-a"), "__proto__", { level: 1 })).toBe(true);
    expect(readSave(guestSaves("game-a"), "__proto__")).toEqual({ level: 1 });
    expect(readSave(guestSaves("game-a"), "constructor")).toBeNull();
  });

  it("are refused beyond the size limit, and the existing ones stay", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    writeSave(guestSaves("game-a"), "one", 1);
    expect(writeSave(guestSaves("game-a"), "two", "x".repeat(MAX_SAVES_BYTES))).toBe(false);
    expect(readSave(guestSaves("game-a"), "one")).toBe(1);
    expect(readSave(guestSaves("game-a"), "two")).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
