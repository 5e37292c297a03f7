import { createServer, request } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { withoutScripts } from "../../app/service-worker/cache-store.ts";

/** Caching proxy in front of a portal. It recompresses pages with and without scripts, so only the scripts differ. */
export async function servePages(portalUrl, { hasScripts }) {
  const answers = new Map();
  const server = createServer(async (asked, answer) => {
    if (!answers.has(asked.url)) answers.set(asked.url, fetchAnswer(new URL(asked.url, portalUrl), asked, hasScripts));
    const { status, headers, body } = await answers.get(asked.url);
    answer.writeHead(status, headers);
    answer.end(body);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function fetchAnswer(url, { method, headers }, hasScripts) {
  return new Promise((resolve, reject) => {
    const onward = request(
      url,
      { method, headers: { ...headers, host: url.host, "accept-encoding": "br" } },
      async (got) => {
        const kept = { ...got.headers };
        delete kept["transfer-encoding"];
        const body = Buffer.concat(await got.toArray());
        const isPage = String(kept["content-type"]).startsWith("text/html");
        const sent = isPage ? repack(body, kept["content-encoding"], hasScripts) : body;
        if (isPage) kept["content-encoding"] = "br";
        resolve({ status: got.statusCode, headers: { ...kept, "content-length": sent.length }, body: sent });
      },
    );
    onward.on("error", reject);
    onward.end();
  });
}

function repack(body, encoding, hasScripts) {
  const page = (encoding === "br" ? brotliDecompressSync(body) : body).toString();
  const text = hasScripts ? page : withoutScripts(page);
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
