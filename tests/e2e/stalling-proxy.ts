import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Long enough for a paint without the rest; no request signals it. */
const HALT_MS = 800;

export async function startStallingProxy(portalUrl: string, text: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const upstream = await fetch(new URL(request.url ?? "/", portalUrl));
      const body = Buffer.from(await upstream.arrayBuffer());
      response.writeHead(upstream.status, { "content-type": upstream.headers.get("content-type") ?? "" });
      const cut = request.headers["sec-fetch-dest"] === "document" ? body.indexOf(text) : -1;
      if (cut > 0) {
        response.write(body.subarray(0, cut));
        await pause(HALT_MS);
      }
      response.end(body.subarray(Math.max(cut, 0)));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${String(port)}`, stop: () => server.close() };
}
