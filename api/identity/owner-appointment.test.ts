import { describe, expect, it } from "vitest";
import { isAppointmentValid, ownerAppointment, signAppointment } from "./owner-appointment";

const SECRET = "a secret of at least thirty-two characters";
const NOW = new Date("2026-11-20T18:30:00.123Z");
const MINUTE_MS = 60_000;

const after = (ms: number) => new Date(NOW.getTime() + ms);
const signed = signAppointment(SECRET, "Ada_L", NOW);

describe("a signed appointment", () => {
  it("is valid for its name, its time and the same secret", () => {
    expect(ownerAppointment.parse(signed)).toEqual({ ...signed, username: "Ada_L", at: "2026-11-20T18:30:00.123Z" });
    expect(signed.signature).toMatch(/^[\w-]{43}$/);
    expect(isAppointmentValid(SECRET, signed, NOW)).toBe(true);
    expect(isAppointmentValid("another secret of thirty-two letters", signed, NOW)).toBe(false);
    expect(isAppointmentValid(SECRET, { ...signed, username: "Bo.K" }, NOW)).toBe(false);
    expect(isAppointmentValid(SECRET, { ...signed, at: after(1).toISOString() }, NOW)).toBe(false);
    for (const signature of ["x", signed.signature.slice(1), `${signed.signature}x`]) {
      expect(isAppointmentValid(SECRET, { ...signed, signature }, NOW)).toBe(false);
    }
  });

  it("is valid for a minute, also where the clock is behind", () => {
    for (const ms of [-MINUTE_MS, 0, MINUTE_MS]) expect(isAppointmentValid(SECRET, signed, after(ms))).toBe(true);
    for (const ms of [-MINUTE_MS - 1, MINUTE_MS + 1]) {
      expect(isAppointmentValid(SECRET, signed, after(ms))).toBe(false);
    }
  });

  it("has no other fields, nor long ones", () => {
    expect(ownerAppointment.safeParse({ ...signed, role: "OWNER" }).success).toBe(false);
    expect(ownerAppointment.safeParse({ ...signed, username: "x".repeat(101) }).success).toBe(false);
    expect(ownerAppointment.safeParse({ ...signed, at: "yesterday" }).success).toBe(false);
  });
});
