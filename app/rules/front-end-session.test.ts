import { describe, expect, it } from "vitest";
import {
  isRecentlyUsed,
  isSessionRecord,
  SESSION_LENGTH_MS,
  SESSION_RENEWAL_MS,
  touchSession,
} from "./front-end-session";

const NOW = Date.UTC(2025, 10, 21, 12);
const OLD_ID = "9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d";
const NEW_ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const newId = () => NEW_ID;

describe("isSessionRecord", () => {
  it.each([
    [{ id: OLD_ID, expiry: NOW }, true],
    [{ id: OLD_ID, expiry: NOW, extra: 1 }, true],
    [{ id: "session-1", expiry: NOW }, false],
    [{ id: OLD_ID, expiry: String(NOW) }, false],
    [{ id: OLD_ID, expiry: Number.NaN }, false],
    [{ id: OLD_ID }, false],
    [[OLD_ID, NOW], false],
    [OLD_ID, false],
    [null, false],
  ])("%j: %s", (value, isRecord) => {
    expect(isSessionRecord(value)).toBe(isRecord);
  });
});

describe("touchSession", () => {
  const renewed = { record: { id: OLD_ID, expiry: NOW + SESSION_LENGTH_MS }, change: "renewed" };
  const started = { record: { id: NEW_ID, expiry: NOW + SESSION_LENGTH_MS }, change: "new" };
  const unchanged = (remainingMs: number) => ({ record: { id: OLD_ID, expiry: NOW + remainingMs }, change: "kept" });

  it.each([
    ["just started", SESSION_LENGTH_MS, unchanged(SESSION_LENGTH_MS)],
    ["used 29.999 seconds ago", SESSION_RENEWAL_MS + 1, unchanged(SESSION_RENEWAL_MS + 1)],
    ["used 30 seconds ago", SESSION_RENEWAL_MS, renewed],
    ["in its last millisecond", 0, renewed],
    ["expired for a millisecond", -1, started],
    ["expired for a day", -86_400_000, started],
  ])("a session that is %s", (_, remainingMs, expected) => {
    expect(touchSession({ id: OLD_ID, expiry: NOW + remainingMs }, NOW, newId)).toEqual(expected);
  });

  it("starts a session when none is stored", () => {
    expect(touchSession(null, NOW, newId)).toEqual(started);
  });

  it("does not create an unneeded id", () => {
    const refuse = (): string => {
      throw new Error("No new id is needed.");
    };
    expect(touchSession({ id: OLD_ID, expiry: NOW + 1 }, NOW, refuse).change).toBe("renewed");
  });
});

it("isRecentlyUsed is true for 30 seconds", () => {
  expect(isRecentlyUsed({ id: OLD_ID, expiry: NOW + SESSION_RENEWAL_MS + 1 }, NOW)).toBe(true);
  expect(isRecentlyUsed({ id: OLD_ID, expiry: NOW + SESSION_RENEWAL_MS }, NOW)).toBe(false);
});
