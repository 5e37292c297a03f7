import { request } from "node:http";

/** Bytes of a page as a browser gets it, uncompressed, and the compression. */
export async function pageBytes(url, headers) {
  const sent = await download(url, headers);
  const raw = await download(url, { ...headers, "accept-encoding": "identity" });
  return { encoding: sent.encoding ?? "none", sent: sent.bytes, raw: raw.bytes, cards: raw.cards };
}

function download(url, headers) {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const cards = body.toString().match(/<article/g)?.length ?? 0;
      resolve({ bytes: body.length, encoding: response.headers["content-encoding"], cards });
    })
      .on("error", reject)
      .end();
  });
}
