import type { SeededRandom } from "~api/seed/at-size/seeded-random";
import { EventQueue } from "./event-queue";

/** CPU milliseconds of one signed-in page, and its database round trips. */
export type PageCost = { portalMs: number; databaseMs: number; roundTrips: number; networkMs: number };

export type Site = { processes: number; databaseCores: number };

/** Requests served by a CDN are excluded. */
export type Load = { pagesPerSecond: number; seconds: number };

export type Outcome = { p50: number; p99: number; portalBusy: number; databaseBusy: number };

const WARM_UP = 0.1;

/**
 * Queueing model: Poisson arrivals, a random process per page, one queue per process and one for all database cores.
 * Exponential service times are a pessimistic assumption.
 */
export function simulate(cost: PageCost, site: Site, load: Load, chance: SeededRandom): Outcome {
  const queue = new EventQueue();
  const endMs = load.seconds * 1_000;
  const processes = Array.from({ length: site.processes }, () => station(1));
  const database = station(site.databaseCores);
  const times: number[] = [];
  let now = 0;

  const exponential = (mean: number) => -Math.log(1 - chance.fraction()) * mean;
  const serve = (target: Station, mean: number, then: () => void) => {
    target.waiting.push({ ms: exponential(mean), then });
    startNext(target);
  };
  const startNext = (target: Station) => {
    if (target.free === 0) return;
    const job = target.waiting.shift();
    if (!job) return;
    target.free -= 1;
    target.busyMs += Math.min(job.ms, Math.max(0, endMs - now));
    queue.add(now + job.ms, () => {
      target.free += 1;
      startNext(target);
      job.then();
    });
  };
  const visit = () => {
    const home = chance.oneOf(processes);
    const startedAt = now;
    const sliceMs = cost.portalMs / (cost.roundTrips + 1);
    const runSlice = (remaining: number) => {
      serve(home, sliceMs, () => {
        if (remaining > 0) queryDatabase(remaining);
        else if (startedAt > endMs * WARM_UP) times.push(now - startedAt);
      });
    };
    const queryDatabase = (remaining: number) => {
      serve(database, cost.databaseMs / cost.roundTrips, () => {
        queue.add(now + cost.networkMs, () => {
          runSlice(remaining - 1);
        });
      });
    };
    runSlice(cost.roundTrips);
  };
  const arrive = () => {
    visit();
    const next = now + exponential(1_000 / load.pagesPerSecond);
    if (next < endMs) queue.add(next, arrive);
  };

  queue.add(0, arrive);
  for (let event = queue.next(); event; event = queue.next()) {
    now = event.at;
    event.run();
  }
  return { ...percentiles(times), portalBusy: busyShare(processes, endMs), databaseBusy: busyShare([database], endMs) };
}

type Station = { servers: number; free: number; busyMs: number; waiting: { ms: number; then: () => void }[] };

const station = (servers: number): Station => ({ servers, free: servers, busyMs: 0, waiting: [] });

function busyShare(stations: readonly Station[], milliseconds: number): number {
  const busyMs = stations.reduce((sum, each) => sum + each.busyMs, 0);
  const servers = stations.reduce((sum, each) => sum + each.servers, 0);
  return busyMs / servers / milliseconds;
}

function percentiles(times: number[]): { p50: number; p99: number } {
  const ordered = times.sort((one, other) => one - other);
  const at = (share: number) => ordered[Math.floor(ordered.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
