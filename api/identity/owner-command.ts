import * as z from "zod";
import type { Appointment } from "../store/staff/staff-members";
import type { SecondFactorReset } from "../store/staff/second-factor-reset";
import { isSignature, signatureOf } from "./signature";

export const OWNER_COMMAND_PATH = "/desk/owners";

const VALIDITY_MS = 60_000;
const MAX_LENGTH = 100;

/** Signed as well: no signature for another purpose with the same secret is valid here. */
const ownerCommandPurpose = z.enum(["appoint-owner", "reset-second-factor"]);
const text = z.string().min(1).max(MAX_LENGTH);
export const ownerCommand = z.strictObject({
  purpose: ownerCommandPurpose,
  username: text,
  at: z.iso.datetime(),
  signature: text,
});
export type OwnerCommand = z.output<typeof ownerCommand>;
export type OwnerCommandOutcome = Appointment | SecondFactorReset;

const OUTCOMES = [
  "appointed",
  "was-owner",
  "no-account",
  "reset",
  "no-second-factor",
] as const satisfies readonly OwnerCommandOutcome[];
export const ownerCommandAnswer = z.object({ outcome: z.enum(OUTCOMES) });

type Order = Pick<OwnerCommand, "purpose" | "username">;

/** What the command on the server sends to the portal that has the database open. */
export function signOwnerCommand(secret: string, order: Order, now: Date): OwnerCommand {
  const at = now.toISOString();
  return { ...order, at, signature: signatureOf(secret, order.purpose, order.username, at) };
}

export function isOwnerCommandValid(secret: string, command: OwnerCommand, now: Date): boolean {
  const { purpose, username, at, signature } = command;
  const isSigned = isSignature(signature, secret, purpose, username, at);
  return isSigned && Math.abs(now.getTime() - Date.parse(at)) <= VALIDITY_MS;
}
