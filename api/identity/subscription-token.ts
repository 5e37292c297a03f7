import * as z from "zod";
import { id } from "~contract/entities/identifiers";
import { subscriptionKind } from "~contract/entities/subscription";
import { isSignature, signatureOf } from "./signature";

/** Signed as well: no other signature with the same secret is valid here. */
const PURPOSE = "subpixel subscription link 1";

const SEPARATOR = ".";
const tokenParts = z.tuple([id, subscriptionKind, z.string()]);

export type SignedSubscription = { userId: string; kind: z.infer<typeof subscriptionKind> };

/** Never expires: an old mail must still be able to unsubscribe. */
export function signSubscription(secret: string, { userId, kind }: SignedSubscription): string {
  return [userId, kind, signatureOf(secret, PURPOSE, userId, kind)].join(SEPARATOR);
}

export function readSubscription(secret: string, token: string): SignedSubscription | null {
  const parts = tokenParts.safeParse(token.split(SEPARATOR));
  if (!parts.success) return null;
  const [userId, kind, signature] = parts.data;
  return isSignature(signature, secret, PURPOSE, userId, kind) ? { userId, kind } : null;
}
