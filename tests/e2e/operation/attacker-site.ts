import { createServer } from "node:http";
import { once } from "node:events";

export type AttackerSite = {
  /** Cross-site to browsers: SameSite=Lax cookies of "localhost" are not sent with its forms. */
  crossSite: string;
  /** Another origin of the same site: cookies are sent. */
  sameSite: string;
  show(html: string): void;
  close(): void;
};

export async function startAttackerSite(): Promise<AttackerSite> {
  let page = "";
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Win a prize</title><link rel="icon" href="data:,">${page}`);
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The other site has no port.");
  return {
    crossSite: `http://127.0.0.1:${String(address.port)}/`,
    sameSite: `http://localhost:${String(address.port)}/`,
    show: (html) => (page = html),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
