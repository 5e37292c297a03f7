import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Of all parts in their order. The first names the purpose: no signature for another one is valid for it. */
export function signatureOf(secret: string, ...parts: readonly string[]): string {
  return createHmac("sha256", secret).update(parts.join("\n")).digest("base64url");
}

export function isSignature(signature: string, secret: string, ...parts: readonly string[]): boolean {
  const expected = Buffer.from(signatureOf(secret, ...parts));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Digests have equal lengths, and comparing them takes constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
