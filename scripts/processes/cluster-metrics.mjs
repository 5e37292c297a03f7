import { startMetricsEndpoint } from "../../observe/metrics-endpoint.mjs";

const DEFAULT_HOST = "127.0.0.1";

export async function serveMetrics({ METRICS_PORT, METRICS_HOST }) {
  if (!METRICS_PORT) return null;
  const { default: client } = await import("prom-client");
  const registry = new client.AggregatorRegistry();
  return startMetricsEndpoint({
    port: Number(METRICS_PORT),
    host: METRICS_HOST || DEFAULT_HOST,
    contentType: registry.contentType,
    read: () => registry.clusterMetrics(),
  });
}
