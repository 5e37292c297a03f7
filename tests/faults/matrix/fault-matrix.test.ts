import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { startDeadline } from "~/api-client/deadline";
import type { Call } from "~contract/define-call";
import { isFullRun } from "../../setup/test-range";
import { callAt } from "./call-at";
import { FAULTS, type Fault } from "./fault-list";
import { pageAddresses } from "./page-addresses";
import { currentTry, startPortalUnderFaults, type PortalUnderFaults, type SeenResponse } from "./portal-under-faults";
import { problemsOf } from "./try-problems";

/** More parallel faults would slow down the machine itself. */
const FAULTS_AT_A_TIME = isFullRun ? 3 : 1;
/** The full run tries every fault on every page, otherwise each call fails once, on the first page that uses it. */
const TRIES = isFullRun ? Math.ceil(FAULTS.length / FAULTS_AT_A_TIME) : 1;
const STEP = 4;
const HASTE = 40;
/** For all other calls, on a slow machine. */
const PATIENCE_MS = 60_000;

vi.mock("~/api-client/deadline", async (original) => {
  const real = await original<{ startDeadline: typeof startDeadline }>();
  const hasty: typeof startDeadline = (milliseconds, request) => {
    const attempt = currentTry.getStore();
    if (!attempt?.fails || !request.url.endsWith(attempt.fails.address))
      return real.startDeadline(PATIENCE_MS, request);
    attempt.deadlines.push(milliseconds);
    return real.startDeadline(attempt.fails.lasts ? milliseconds / HASTE : PATIENCE_MS, request);
  };
  return { startDeadline: hasty };
});

let portal: PortalUnderFaults;
const own = { username: "", purchaseId: "", orderId: "", roomId: "", subscriptionToken: "" };
const ROUTES = Object.keys(pageAddresses(own));
let mistakes: unknown[] = [];

beforeAll(async () => {
  portal = await startPortalUnderFaults();
}, 120_000);

beforeEach(() => {
  mistakes = [];
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation((said) => {
    if (typeof said !== "string") mistakes.push(said);
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

const triedCalls = new Set<string>();

function isToBeTried(address: string): boolean {
  const { name } = callAt(address);
  const isNew = !triedCalls.has(name);
  triedCalls.add(name);
  return isNew || isFullRun;
}

describe("a failing API call", () => {
  it.each(ROUTES)("leaves %s a page with an error text", { timeout: 300_000 }, async (route) => {
    const problems: string[] = [];
    for (const path of pageAddresses(portal.own)[route] ?? []) {
      const whole = await portal.ask(path);
      problems.push(...problemsOf({ route, whole, seen: whole }).map((problem) => `${path}: ${problem}`));
      const asked = whole.asked.filter(isToBeTried);
      for (let turn = 0; turn < TRIES; turn += 1) {
        const found = await Promise.all(asked.map((address) => failing({ route, path, whole, address, turn })));
        problems.push(...found.flat());
      }
    }
    expect(problems).toEqual([]);
    expect(mistakes).toEqual([]);
  });

  it("is tested on every page: the other routes do not call the API", async () => {
    const others = portal.routes.filter(({ id }) => !ROUTES.includes(id.replace("routes/", "")));
    const layouts = ["root", "routes/($locale)", "routes/($locale).profile"];
    expect(others.filter(({ isDocument }) => isDocument).map(({ id }) => id)).toEqual(
      expect.arrayContaining(layouts) as unknown,
    );
    for (const { path, isDocument, id } of others) {
      if (isDocument) expect(layouts, "needs an address in page-addresses.ts").toContain(id);
      else expect((await portal.ask(`${path}/`)).asked, id).toEqual([]);
    }
  });
});

type Failing = { route: string; path: string; whole: SeenResponse; address: string; turn: number };

async function failing({ route, path, whole, address, turn }: Failing): Promise<string[]> {
  const call = callAt(address);
  const tries = faultsFor(route, call, turn).map(async (fault) => {
    const seen = await portal.ask(path, { address, listener: fault.listener(call), lasts: fault.lasts });
    const problems = problemsOf({ route, whole, seen, failed: { call, address, fault } });
    return problems.map((problem) => `${path}, ${call.name} ${fault.name}: ${problem}`);
  });
  return (await Promise.all(tries)).flat();
}
