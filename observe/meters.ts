import type { Counter, Gauge, Histogram, Registry } from "prom-client";

/** docs/observability.md */
export type Meters = {
  requests: Histogram<"method" | "route" | "status">;
  apiCalls: Histogram<"call" | "outcome">;
  publicResponses: Counter<"result">;
  playsStarted: Counter;
  scoresAccepted: Counter;
  mails: Counter<"outcome">;
  databaseConnections: Gauge<"state">;
};

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type ConnectionCounts = () => { total: number; idle: number; waiting: number };

declare global {
  // On globalThis: the development server reloads the build after each change.
  var subpixelMeters: Meters | undefined;
  var subpixelConnectionCounts: ConnectionCounts | undefined;
}

export function meters(): Meters | undefined {
  return globalThis.subpixelMeters;
}

export function setConnectionCounter(counts: ConnectionCounts): void {
  globalThis.subpixelConnectionCounts = counts;
}

export function createMeters(client: typeof import("prom-client"), register: Registry): Meters {
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new client.Counter({ name: `subpixel_${name}`, help, labelNames, registers: [register] });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new client.Histogram({ name: `subpixel_${name}`, help, labelNames, buckets: BUCKETS, registers: [register] });
  return {
    requests: histogram("http_request_duration_seconds", "Requests, by the pattern of their address.", [
      "method",
      "route",
      "status",
    ]),
    apiCalls: histogram("api_call_duration_seconds", "Calls of the portal to the API, by name.", ["call", "outcome"]),
    publicResponses: counter("public_answers_total", "Public responses, from the cache or requested.", ["result"]),
    playsStarted: counter("plays_started_total", "Plays that began."),
    scoresAccepted: counter("scores_taken_total", "Scores that were accepted."),
    mails: counter("mails_total", "Mails, by outcome.", ["outcome"]),
    databaseConnections: connectionGauge(client, register),
  };
}

function connectionGauge(client: typeof import("prom-client"), register: Registry): Gauge<"state"> {
  return new client.Gauge({
    name: "subpixel_database_connections",
    help: "Connections to the PostgreSQL server: open, idle, and requests that wait for one.",
    labelNames: ["state"],
    registers: [register],
    collect() {
      const counts = globalThis.subpixelConnectionCounts?.();
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
}
