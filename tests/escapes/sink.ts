import { once } from "node:events";
import { createServer } from "node:http";

/** A foreign host, where nothing of a player may arrive. */
export type Sink = { url: string; received: string[]; show: (html: string) => void; close: () => void };

export async function openSink(): Promise<Sink> {
  const received: string[] = [];
  let html = "";
  const server = createServer(({ url = "/" }, response) => {
    const isShown = url === "/shown";
    if (!isShown && url !== "/favicon.ico") received.push(url);
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/html; charset=utf-8" });
    response.end(isShown ? html : "");
  });
  server.on("upgrade", ({ url = "/" }, socket) => {
    received.push(url);
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The foreign host has no port.");
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    received,
    show: (shown) => (html = shown),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
