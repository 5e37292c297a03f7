import cluster from "node:cluster";
import type { Server } from "node:http";
import type { Registry } from "prom-client";
import { log } from "./log";
import { createMeters } from "./meters";
import { startMetricsEndpoint } from "./metrics-endpoint.mjs";
import { unobservedServers } from "./request-hook";
import { onShutdown } from "./shutdown";
import { settings } from "./settings";

/** A cluster's workers (PROCESSES) report to the primary process, which owns the port. */
export async function startMetrics(port = settings.METRICS_PORT, host = settings.METRICS_HOST): Promise<Server | null> {
  if (port === undefined || globalThis.subpixelMeters) return null;
  const { default: client } = await import("prom-client");
  const register = new client.Registry();
  client.collectDefaultMetrics({ register });
  globalThis.subpixelMeters = createMeters(client, register);
  if (cluster.isWorker) {
    reportToPrimary(client, register);
    return null;
  }
  const { contentType } = register;
  const server = await startMetricsEndpoint(
    { port, host, contentType, read: () => register.metrics() },
    (metricsServer) => {
      unobservedServers.add(metricsServer);
    },
  );
  onShutdown(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  log.info({ host, port }, "metrics");
  return server;
}

function reportToPrimary(client: typeof import("prom-client"), register: Registry): void {
  register.setDefaultLabels({ process: String(settings.PROCESS_NUMBER) });
  client.AggregatorRegistry.setRegistries([register]);
  // Constructed for its side effect: it listens for the requests of the primary.
  new client.AggregatorRegistry();
}
