import { randomBytes } from "node:crypto";

const NONCE_BYTES = 16;

/** Cached pages rely on the constant length. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString("base64");
}
