import { randomBytes } from "node:crypto";

const NONCE_BYTES = 16;

/** A nonce for one answer's policy, in base64; all are of the same length. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString("base64");
}
