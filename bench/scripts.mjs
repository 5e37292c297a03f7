import { brotliDecompressSync } from "node:zlib";
import { request } from "node:http";

export async function measureScripts(pageUrl) {
  const page = (await download(pageUrl)).bytes.toString();
  const addresses = new Set([...page.matchAll(/\/build\/[^"'\s]+\.js/g)].map(([address]) => address));
  const rows = {};
  const total = { "brotli bytes": 0, "raw bytes": 0 };
  for (const address of addresses) {
    const { bytes, encoding } = await download(new URL(address, pageUrl), "br");
    // The smallest files are sent uncompressed.
    const raw = encoding === "br" ? brotliDecompressSync(bytes) : bytes;
    const row = { "brotli bytes": bytes.length, "raw bytes": raw.length };
    rows[address.replace(/^\/build\//, "")] = row;
    total["brotli bytes"] += row["brotli bytes"];
    total["raw bytes"] += row["raw bytes"];
  }
  return { ...rows, total };
}

function download(url, encoding = "identity") {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": encoding, "user-agent": "Mozilla/5.0 (bench)" };
    request(url, { headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ bytes: Buffer.concat(chunks), encoding: response.headers["content-encoding"] }),
      );
    })
      .on("error", reject)
      .end();
  });
}
