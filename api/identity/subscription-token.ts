import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { id } from "~contract/entities/identifiers";
import { subscriptionKind } from "~contract/entities/subscription";

/** Signed as well: no other signature with the same secret is valid here. */
const PURPOSE = "subpixel subscription link 1";

const SEPARATOR = ".";
const tokenParts = z.tuple([id, subscriptionKind, z.string()]);

export type SignedSubscription = { userId: string; kind: z.infer<typeof subscriptionKind> };

/** Never expires: an old mail must still be able to unsubscribe. */
export function signSubscription(secret: string, { userId, kind }: SignedSubscription): string {
  return [userId, kind, signatureOf(secret, { userId, kind })].join(SEPARATOR);
}

export function readSubscription(secret: string, token: string): SignedSubscription | null {
  const parts = tokenParts.safeParse(token.split(SEPARATOR));
  if (!parts.success) return null;
  const [userId, kind, signature] = parts.data;
  const expected = Buffer.from(signatureOf(secret, { userId, kind }));
  const actual = Buffer.from(signature);
  const isValid = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isValid ? { userId, kind } : null;
}

function signatureOf(secret: string, { userId, kind }: SignedSubscription): string {
  return createHmac("sha256", secret).update([PURPOSE, userId, kind].join("\n")).digest("base64url");
}
