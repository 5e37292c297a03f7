import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SMALLEST_BYTES = 200;

/** Writes a .br and a .gz beside every script, style, icon and text of a folder; returns how many there were. */
export function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(js|css|svg|json)$/.test(file));
  return files.filter(compressFile).length;
}

function compressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST_BYTES) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  return true;
}
