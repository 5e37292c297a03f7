import { createServer } from "node:http";

const PATH = "/metrics";

export async function startMetricsEndpoint({ port, host, contentType, read }, prepare = () => undefined) {
  const server = createServer((request, response) => {
    if (request.url?.split("?")[0] !== PATH) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "Content-Type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  prepare(server);
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return server;
}
