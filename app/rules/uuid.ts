const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

export const UUID_BYTES = 16;

/** True for a UUID of any version. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

/** Version 4 from 16 random bytes; crypto.randomUUID is missing without https, getRandomValues is not. */
export function uuidOf(randomBytes: Uint8Array): string {
  const hex = Array.from(randomBytes, (byte, index) => withVersionBits(byte, index).toString(16).padStart(2, "0"));
  const parts = [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10, UUID_BYTES)];
  return parts.map((part) => part.join("")).join("-");
}

/** Byte 6 has the version, byte 8 the variant. */
function withVersionBits(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
