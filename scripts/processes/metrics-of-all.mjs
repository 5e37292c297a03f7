import { createServer } from "node:http";

const DEFAULT_HOST = "127.0.0.1";

/** Answers Prometheus for all processes, when METRICS_PORT is set: each one's figures, with its number as a label. */
export async function serveMetrics({ METRICS_PORT, METRICS_HOST }) {
  if (!METRICS_PORT) return null;
  const { default: client } = await import("prom-client");
  const registry = new client.AggregatorRegistry();
  const server = createServer((request, response) => {
    if (request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.clusterMetrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(Number(METRICS_PORT), METRICS_HOST || DEFAULT_HOST, resolve);
  });
  return server;
}
