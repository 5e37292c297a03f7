import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { Appointment } from "../store/staff/staff-members";

export const OWNER_APPOINTMENT_PATH = "/desk/owners";

/** Signed as well: no other signature with the same secret is valid here. */
const PURPOSE = "appoint-owner";
const VALIDITY_MS = 60_000;
const MAX_LENGTH = 100;

const text = z.string().min(1).max(MAX_LENGTH);
export const ownerAppointment = z.strictObject({ username: text, at: z.iso.datetime(), signature: text });
export type OwnerAppointment = z.output<typeof ownerAppointment>;

const OUTCOMES = ["appointed", "was-owner", "no-account"] as const satisfies readonly Appointment[];
export const appointmentAnswer = z.object({ outcome: z.enum(OUTCOMES) });

/** What the command on the server sends to the portal that has the database open. */
export function signAppointment(secret: string, username: string, now: Date): OwnerAppointment {
  const at = now.toISOString();
  return { username, at, signature: signatureOf(secret, { username, at }) };
}

export function isAppointmentValid(secret: string, appointment: OwnerAppointment, now: Date): boolean {
  const expected = Buffer.from(signatureOf(secret, appointment));
  const actual = Buffer.from(appointment.signature);
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isSigned && Math.abs(now.getTime() - Date.parse(appointment.at)) <= VALIDITY_MS;
}

function signatureOf(secret: string, { username, at }: Pick<OwnerAppointment, "username" | "at">): string {
  return createHmac("sha256", secret).update([PURPOSE, username, at].join("\n")).digest("base64url");
}
