import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { id } from "~contract/entities/identifiers";
import { subscriptionKind } from "~contract/entities/subscription";

/** Stands in front of what is signed, so that no other signature made with the same secret can pass for one of these. */
const PURPOSE = "subpixel subscription link 1";

const SEPARATOR = ".";
const tokenParts = z.tuple([id, subscriptionKind, z.string()]);

export type SignedSubscription = { userId: string; kind: z.infer<typeof subscriptionKind> };

/** What the link at the end of a mail carries. It never runs out: whoever finds an old mail must be able to stop new ones. */
export function signSubscription(secret: string, { userId, kind }: SignedSubscription): string {
  return [userId, kind, signatureOf(secret, { userId, kind })].join(SEPARATOR);
}

/** Whose subscription a link is about; null when we did not sign it. */
export function readSubscription(secret: string, token: string): SignedSubscription | null {
  const parts = tokenParts.safeParse(token.split(SEPARATOR));
  if (!parts.success) return null;
  const [userId, kind, signature] = parts.data;
  const expected = Buffer.from(signatureOf(secret, { userId, kind }));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { userId, kind } : null;
}

function signatureOf(secret: string, { userId, kind }: SignedSubscription): string {
  return createHmac("sha256", secret).update([PURPOSE, userId, kind].join("\n")).digest("base64url");
}
