import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { startDeadline } from "~/api-client/deadline";
import type { Call } from "~contract/define-call";
import { isWeeklyRun } from "../../setup/test-range";
import { callAt } from "./call-at";
import { FAULTS, type Fault } from "./fault-list";
import { pageAddresses } from "./page-addresses";
import { currentTry, startPortalUnderFaults, type PortalUnderFaults, type PageResponse } from "./portal-under-faults";
import { problemsOf } from "./try-problems";

/** More parallel faults would slow down the machine itself. */
const FAULTS_AT_A_TIME = isWeeklyRun ? 3 : 1;
/** The weekly run tries every fault on every page, otherwise each call fails once, on the first page that uses it. */
const TRIES = isWeeklyRun ? Math.ceil(FAULTS.length / FAULTS_AT_A_TIME) : 1;
const STEP = 4;
const SPEEDUP = 40;
/** For all other calls, on a slow machine. */
const TIMEOUT_MS = 60_000;

vi.mock("~/api-client/deadline", async (original) => {
  const real = await original<{ startDeadline: typeof startDeadline }>();
  const startFastDeadline: typeof startDeadline = (milliseconds, request) => {
    const attempt = currentTry.getStore();
    const { pathname, search } = new URL(request.url);
    if (!attempt?.fails || pathname + search !== attempt.fails.address) return real.startDeadline(TIMEOUT_MS, request);
    attempt.deadlines.push(milliseconds);
    return real.startDeadline(attempt.fails.timesOut ? milliseconds / SPEEDUP : TIMEOUT_MS, request);
  };
  return { startDeadline: startFastDeadline };
});

let portal: PortalUnderFaults;
const NO_IDS = {
  ...{ userId: "", username: "", purchaseId: "", announcementId: "", orderId: "", roomId: "", subscriptionToken: "" },
  ...{ studioId: "", studioGameId: "", uploadId: "", caseId: "" },
};
const ROUTES = Object.keys(pageAddresses(NO_IDS));
let unexpectedErrors: unknown[] = [];

beforeAll(async () => {
  portal = await startPortalUnderFaults();
}, 120_000);

beforeEach(() => {
  unexpectedErrors = [];
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation((value) => {
    if (typeof value !== "string") unexpectedErrors.push(value);
  });
});

afterAll(async () => {
  await portal.close();
});

/** Varies by route and call, deterministically. */
function faultsFor(route: string, { name }: Call, turn: number): Fault[] {
  const number = createHash("sha256").update(`${route} ${name}`).digest().readUInt16LE();
  const first = turn * FAULTS_AT_A_TIME;
  const amount = Math.min(FAULTS_AT_A_TIME, FAULTS.length - first);
  const chosen = Array.from({ length: amount }, (_, index) => (number + (first + index) * STEP) % FAULTS.length);
  return FAULTS.filter((_, index) => chosen.includes(index));
}

const testedCalls = new Set<string>();

function shouldTest(address: string): boolean {
  const { name } = callAt(address);
  const isNew = !testedCalls.has(name);
  testedCalls.add(name);
  return isNew || isWeeklyRun;
}

describe("a failing API call", () => {
  it.each(ROUTES)("leaves %s a page with an error text", { timeout: 300_000 }, async (route) => {
    const problems: string[] = [];
    for (const path of pageAddresses(portal.ids)[route] ?? []) {
      const intact = await portal.request(path);
      problems.push(...problemsOf({ route, intact, actual: intact }).map((problem) => `${path}: ${problem}`));
      const requests = intact.requests.filter(shouldTest);
      for (let turn = 0; turn < TRIES; turn += 1) {
        const found = await Promise.all(
          requests.map((address) => faultProblems({ route, path, intact, address, turn })),
        );
        problems.push(...found.flat());
      }
    }
    expect(problems).toEqual([]);
    expect(unexpectedErrors).toEqual([]);
  });

  it("is tested on every page: the other routes do not call the API", async () => {
    const others = portal.routes.filter(({ id }) => !ROUTES.includes(id.replace("routes/", "")));
    const layouts = [
      "root",
      "routes/($locale)",
      "routes/($locale).profile",
      "routes/($locale).studio",
      "routes/($locale)_.desk",
    ];
    expect(others.filter(({ isDocument }) => isDocument).map(({ id }) => id)).toEqual(
      expect.arrayContaining(layouts) as unknown,
    );
    for (const { path, isDocument, id } of others) {
      if (isDocument) expect(layouts, "needs an address in page-addresses.ts").toContain(id);
      else expect((await portal.request(`${path}/`)).requests, id).toEqual([]);
    }
  });
});

type FailingCall = { route: string; path: string; intact: PageResponse; address: string; turn: number };

async function faultProblems({ route, path, intact, address, turn }: FailingCall): Promise<string[]> {
  const call = callAt(address);
  const attempts = faultsFor(route, call, turn).map(async (fault) => {
    const actual = await portal.request(path, { address, listener: fault.listener(call), timesOut: fault.timesOut });
    const problems = problemsOf({ route, intact, actual, failed: { call, address, fault } });
    return problems.map((problem) => `${path}, ${call.name} ${fault.name}: ${problem}`);
  });
  return (await Promise.all(attempts)).flat();
}
