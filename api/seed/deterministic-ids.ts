import { createHash } from "node:crypto";

const NAMESPACE = Buffer.from("5b0f2f3c9e0d4c5a8a4d6e1f7c2b9a10", "hex");
const SHORT_ID_LENGTH = 6;
const SHORT_ID_VALUES = 36 ** SHORT_ID_LENGTH;

/** A UUID (version 5) that follows from a name: seeding twice meets the same rows. */
export function seedId(name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Six characters of [a-z0-9] that follow from a name. */
export function seedShortId(name: string): string {
  const value = createHash("sha1").update(`short:${name}`).digest().readUIntBE(0, 6) % SHORT_ID_VALUES;
  return value.toString(36).padStart(SHORT_ID_LENGTH, "0");
}

/** A number from 0 up to, but not including, 1 that follows from a name. */
export function seedFraction(name: string): number {
  return createHash("sha1").update(`fraction:${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
