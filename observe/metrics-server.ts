import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";
import { log } from "./log";
import { createMeters } from "./meters";
import { unobservedServers } from "./request-hook";
import { beforeExit } from "./stopping";
import { settings } from "./settings";

const PATH = "/metrics";

/**
 * Answers Prometheus on a port of its own, when METRICS_PORT is set; without it not a byte of the library is loaded. One
 * of several processes (PROCESSES) tells its figures to the one that keeps them, which has the port.
 */
export async function startMetrics(port = settings.METRICS_PORT, host = settings.METRICS_HOST): Promise<Server | null> {
  if (port === undefined || globalThis.subpixelMeters) return null;
  const { default: client } = await import("prom-client");
  const register = new client.Registry();
  client.collectDefaultMetrics({ register });
  globalThis.subpixelMeters = createMeters(client, register);
  if (cluster.isWorker) {
    tellFigures(client, register);
    return null;
  }
  const server = createServer((request, response) => {
    if (request.url?.split("?")[0] !== PATH) {
      response.writeHead(404).end();
      return;
    }
    void register.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  unobservedServers.add(server);
  await listening(server, port, host);
  beforeExit(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  log.info({ host, port }, "metrics");
  return server;
}

function tellFigures(client: typeof import("prom-client"), register: Registry): void {
  register.setDefaultLabels({ process: String(settings.PROCESS_NUMBER) });
  client.AggregatorRegistry.setRegistries([register]);
  // Made for its side effect: from now on this process answers when it is asked.
  new client.AggregatorRegistry();
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}
