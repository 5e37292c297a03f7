import { createHash } from "node:crypto";
import { nameBasedId } from "../store/play/name-based-id";

const NAMESPACE = "5b0f2f3c-9e0d-4c5a-8a4d-6e1f7c2b9a10";
const SHORT_ID_LENGTH = 6;
const SHORT_ID_VALUES = 36 ** SHORT_ID_LENGTH;

/** The same name gives the same UUID, so that seeding twice updates the same rows. */
export function seedId(name: string): string {
  return nameBasedId(NAMESPACE, name);
}

export function seedShortId(name: string): string {
  const value = createHash("sha1").update(`short:${name}`).digest().readUIntBE(0, 6) % SHORT_ID_VALUES;
  return value.toString(36).padStart(SHORT_ID_LENGTH, "0");
}

export function seedFraction(name: string): number {
  return createHash("sha1").update(`fraction:${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
