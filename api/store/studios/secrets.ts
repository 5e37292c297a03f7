import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

export function createSecret(prefix = ""): string {
  return prefix + randomBytes(SECRET_BYTES).toString("base64url");
}

/** Secrets are long and random, so a fast hash without salt protects them. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
