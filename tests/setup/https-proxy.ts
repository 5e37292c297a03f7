import { readFileSync } from "node:fs";
import { request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { once } from "node:events";
import path from "node:path";

const FILES = path.resolve("tests/fixtures/tls");

export type HttpsProxy = {
  url: string;
  target: string;
  stop(): void;
};

/** Terminates TLS and sets the forwarded headers, like a production proxy; the certificate is for tests only. */
export async function startHttpsProxy(): Promise<HttpsProxy> {
  const [key, cert] = ["key.pem", "certificate.pem"].map((name) => readFileSync(path.join(FILES, name)));
  const server = createServer({ key, cert }).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  const proxy: HttpsProxy = {
    url: `https://localhost:${String(address.port)}`,
    target: "",
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    pass(request, response, proxy.target);
  });
  return proxy;
}

function pass(request: IncomingMessage, response: ServerResponse, target: string): void {
  const headers = {
    ...request.headers,
    "x-forwarded-for": request.socket.remoteAddress,
    "x-forwarded-proto": "https",
  };
  const onward = forward(new URL(request.url ?? "/", target), { method: request.method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.rawHeaders);
    upstream.pipe(response);
  });
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}
