import { describe, expect, it } from "vitest";
import { createSeededRandom } from "~api/seed/at-size/seeded-random";
import { EventQueue } from "./event-queue";
import { simulate, type PageCost } from "./simulate";
import { pagesPerSecondOf } from "./steps";

const COST: PageCost = { portalMs: 20, databaseMs: 10, roundTrips: 4, networkMs: 0 };
const run = (cost: Partial<PageCost>, processes: number, pagesPerSecond: number, databaseCores = 64) =>
  simulate(
    { ...COST, ...cost },
    { processes, databaseCores },
    { pagesPerSecond, seconds: 1_000 },
    createSeededRandom("a site under test"),
  );

describe("the event queue", () => {
  it("returns events in order of time", () => {
    const queue = new EventQueue();
    const order: number[] = [];
    for (const at of [5, 1, 4, 1, 3, 9, 2]) queue.add(at, () => order.push(at));
    for (let event = queue.next(); event; event = queue.next()) event.run();
    expect(order).toEqual([1, 1, 2, 3, 4, 5, 9]);
  });
});

describe("the load of a site", () => {
  it("leaves headroom in the busier part, portal or database", () => {
    expect(pagesPerSecondOf(COST, { processes: 2, databaseCores: 8 })).toBeCloseTo(60);
    expect(pagesPerSecondOf(COST, { processes: 8, databaseCores: 1 })).toBeCloseTo(60);
  });
});

describe("a simulated site", () => {
  it("has the utilization of its load", () => {
    const { portalBusy, databaseBusy } = run({}, 2, 50, 2);
    expect(portalBusy).toBeCloseTo(0.5, 1);
    expect(databaseBusy).toBeCloseTo(0.25, 1);
  });

  it("has the times of M/M/1 theory with one service per page", () => {
    // M/M/1 at half load: sojourn times are exponential with mean 1 / (50 - 25) s.
    const { p50, p99 } = run({ databaseMs: 0, roundTrips: 0 }, 1, 25);
    expect(p50 / (Math.LN2 * 40)).toBeCloseTo(1, 1);
    expect(p99 / (Math.log(100) * 40)).toBeCloseTo(1, 1);
  });

  it("responds as quickly with twice the processes for twice the load, and slowly without them", () => {
    const [one, two, overloaded] = [run({}, 1, 25), run({}, 2, 50), run({}, 1, 48)];
    expect(two.p50 / one.p50).toBeCloseTo(1, 1);
    expect(overloaded.p50).toBeGreaterThan(3 * one.p50);
  });

  it("is slowed down by a busy database and by its network latency", () => {
    expect(run({}, 8, 95, 1).p50).toBeGreaterThan(3 * run({}, 8, 95, 8).p50);
    expect(run({ networkMs: 30 }, 4, 10).p50 - run({}, 4, 10).p50).toBeCloseTo(120, -2);
  });
});
