const MARK = Buffer.from("UnityWeb Compressed Content (brotli)");
/** Bytes of a part without compression. */
const PART_BYTES = 65_536;
/** Last and empty. */
const END = Buffer.of(3);

/** Brotli as Unity's fallback writes it: a first part of metadata names it. The rest is not compressed (RFC 7932, 9.2). */
export function unityBrotli(content: Buffer): Buffer {
  // A window of 64 kB, a part of metadata, its length in one byte.
  const start = [littleEndian(0b010_1100 | ((MARK.length - 1) << 7), 2), MARK];
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; at += PART_BYTES) {
    const part = content.subarray(at, at + PART_BYTES);
    parts.push(littleEndian(((part.length - 1) << 3) | (1 << 19), 3), part);
  }
  return Buffer.concat([...start, ...parts, END]);
}

function littleEndian(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
