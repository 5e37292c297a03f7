import type { Counter, Gauge, Histogram, Registry } from "prom-client";

/** docs/observability.md */
export type Meters = {
  requests: Histogram<"method" | "route" | "status">;
  apiCalls: Histogram<"call" | "outcome">;
  publicResponses: Counter<"result">;
  playsStarted: Counter;
  scoresAccepted: Counter;
  mails: Counter<"outcome">;
  returnedMails: Counter<"outcome">;
  databaseConnections: Gauge<"state">;
  jobs: Gauge<"kind" | "state">;
  oldestJob: Gauge<"kind">;
};

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type ConnectionCounts = () => { total: number; idle: number; waiting: number };

type JobCounts = () => Promise<
  { kind: string; waiting: number; running: number; dead: number; oldestDate: string | null }[]
>;

declare global {
  // On globalThis: the development server reloads the build after each change.
  var subpixelMeters: Meters | undefined;
  var subpixelConnectionCounts: ConnectionCounts | undefined;
  var subpixelJobCounts: JobCounts | undefined;
}

export function meters(): Meters | undefined {
  return globalThis.subpixelMeters;
}

export function setConnectionCounter(counts: ConnectionCounts): void {
  globalThis.subpixelConnectionCounts = counts;
}

export function setJobCounter(counts: JobCounts): void {
  globalThis.subpixelJobCounts = counts;
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
    returnedMails: counter("returned_mails_total", "Mails that mail servers returned, by what they said.", ["outcome"]),
    databaseConnections: connectionGauge(client, register),
    ...jobGauges(client, register),
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

/** One query for both; without a database that answers, neither is reported. */
function jobGauges(client: typeof import("prom-client"), register: Registry): Pick<Meters, "jobs" | "oldestJob"> {
  const oldestJob = new client.Gauge({
    name: "subpixel_jobs_oldest_seconds",
    help: "How long the oldest due job of the queue waits; 0 without one.",
    labelNames: ["kind"],
    registers: [register],
  });
  const jobs = new client.Gauge({
    name: "subpixel_jobs",
    help: "Jobs of the queue: waiting, running, and dead ones that wait for the desk.",
    labelNames: ["kind", "state"],
    registers: [register],
    async collect() {
      this.reset();
      oldestJob.reset();
      for (const { kind, oldestDate, ...counts } of (await globalThis.subpixelJobCounts?.().catch(() => [])) ?? []) {
        for (const state of ["waiting", "running", "dead"] as const) this.set({ kind, state }, counts[state]);
        const seconds = oldestDate === null ? 0 : (Date.now() - Date.parse(oldestDate)) / 1000;
        oldestJob.set({ kind }, Math.max(0, seconds));
      }
    },
  });
  return { jobs, oldestJob };
}
