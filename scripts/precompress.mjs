import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(js|css|svg|json)$/.test(file));
  const shrunk = await Promise.all(files.map(compressFile));
  return shrunk.filter(Boolean).length;
}

async function compressFile(file) {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = await compressWithBrotli(bytes, { params });
  if (compressed.length >= bytes.length) return false;
  await writeFile(`${file}.br`, compressed);
  await writeFile(`${file}.gz`, await compressWithGzip(bytes, { level: 9 }));
  return true;
}
