import { createServer, request as sendRequest } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { withoutScripts } from "../../app/service-worker/cache-store.ts";

/** Caching proxy in front of a portal. It recompresses pages with and without scripts, so only the scripts differ. */
export async function servePages(portalUrl, { hasScripts }) {
  const cache = new Map();
  const server = createServer(async (request, response) => {
    if (!cache.has(request.url)) cache.set(request.url, loadPage(new URL(request.url, portalUrl), request, hasScripts));
    const { status, headers, body } = await cache.get(request.url);
    response.writeHead(status, headers);
    response.end(body);
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

function loadPage(url, { method, headers }, hasScripts) {
  return new Promise((resolve, reject) => {
    // The browser's Host header stays: the page's policy names the host of its scripts.
    const onward = sendRequest(url, { method, headers: { ...headers, "accept-encoding": "br" } }, async (upstream) => {
      const received = { ...upstream.headers };
      delete received["transfer-encoding"];
      const body = Buffer.concat(await upstream.toArray());
      const isPage = String(received["content-type"]).startsWith("text/html");
      const sent = isPage ? repack(body, received["content-encoding"], hasScripts) : body;
      if (isPage) received["content-encoding"] = "br";
      resolve({ status: upstream.statusCode, headers: { ...received, "content-length": sent.length }, body: sent });
    });
    onward.on("error", reject);
    onward.end();
  });
}

function repack(body, encoding, hasScripts) {
  const page = (encoding === "br" ? brotliDecompressSync(body) : body).toString();
  const text = hasScripts ? page : withoutScripts(page);
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
