import { describe, expect, it } from "vitest";
import { isOwnerCommandValid, ownerCommand, signOwnerCommand } from "./owner-command";

const SECRET = "a secret of at least thirty-two characters";
const NOW = new Date("2026-11-20T18:30:00.123Z");
const MINUTE_MS = 60_000;

const after = (ms: number) => new Date(NOW.getTime() + ms);
const signed = signOwnerCommand(SECRET, { purpose: "appoint-owner", username: "Ada_L" }, NOW);

describe("a signed command", () => {
  it("is valid for its purpose, its name, its time and the same secret", () => {
    expect(ownerCommand.parse(signed)).toEqual({ ...signed, username: "Ada_L", at: "2026-11-20T18:30:00.123Z" });
    expect(signed.signature).toMatch(/^[\w-]{43}$/);
    expect(isOwnerCommandValid(SECRET, signed, NOW)).toBe(true);
    expect(isOwnerCommandValid("another secret of thirty-two letters", signed, NOW)).toBe(false);
    expect(isOwnerCommandValid(SECRET, { ...signed, username: "Bo.K" }, NOW)).toBe(false);
    expect(isOwnerCommandValid(SECRET, { ...signed, at: after(1).toISOString() }, NOW)).toBe(false);
    expect(isOwnerCommandValid(SECRET, { ...signed, purpose: "reset-second-factor" }, NOW)).toBe(false);
    for (const signature of ["x", signed.signature.slice(1), `${signed.signature}x`]) {
      expect(isOwnerCommandValid(SECRET, { ...signed, signature }, NOW)).toBe(false);
    }
  });

  it("is valid for a minute, also where the clock is behind", () => {
    for (const ms of [-MINUTE_MS, 0, MINUTE_MS]) expect(isOwnerCommandValid(SECRET, signed, after(ms))).toBe(true);
    for (const ms of [-MINUTE_MS - 1, MINUTE_MS + 1]) {
      expect(isOwnerCommandValid(SECRET, signed, after(ms))).toBe(false);
    }
  });

  it("has no other fields, nor long ones", () => {
    expect(ownerCommand.safeParse({ ...signed, role: "OWNER" }).success).toBe(false);
    expect(ownerCommand.safeParse({ ...signed, username: "x".repeat(101) }).success).toBe(false);
    expect(ownerCommand.safeParse({ ...signed, at: "yesterday" }).success).toBe(false);
  });
});
