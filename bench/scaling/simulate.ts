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

  const around = (mean: number) => -Math.log(1 - chance.fraction()) * mean;
  const serve = (where: Station, mean: number, then: () => void) => {
    where.waiting.push({ ms: around(mean), then });
    goOn(where);
  };
  const goOn = (where: Station) => {
    if (where.free === 0) return;
    const job = where.waiting.shift();
    if (!job) return;
    where.free -= 1;
    where.busyMs += Math.min(job.ms, Math.max(0, endMs - now));
    queue.add(now + job.ms, () => {
      where.free += 1;
      goOn(where);
      job.then();
    });
  };
  const visit = () => {
    const home = chance.oneOf(processes);
    const begun = now;
    const sliceMs = cost.portalMs / (cost.roundTrips + 1);
    const turn = (left: number) => {
      serve(home, sliceMs, () => {
        if (left > 0) ask(left);
        else if (begun > endMs * WARM_UP) times.push(now - begun);
      });
    };
    const ask = (left: number) => {
      serve(database, cost.databaseMs / cost.roundTrips, () => {
        queue.add(now + cost.networkMs, () => {
          turn(left - 1);
        });
      });
    };
    turn(cost.roundTrips);
  };
  const comeBy = () => {
    visit();
    const next = now + around(1_000 / load.pagesPerSecond);
    if (next < endMs) queue.add(next, comeBy);
  };

  queue.add(0, comeBy);
  for (let event = queue.next(); event; event = queue.next()) {
    now = event.at;
    event.happen();
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
