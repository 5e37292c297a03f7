import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Writes a .br and a .gz beside each script, style, icon and text of a folder that shrinks; returns how many do. */
export function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(js|css|svg|json)$/.test(file));
  return files.filter(compressFile).length;
}

function compressFile(file) {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = brotliCompressSync(bytes, { params });
  if (compressed.length >= bytes.length) return false;
  writeFileSync(`${file}.br`, compressed);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  return true;
}
