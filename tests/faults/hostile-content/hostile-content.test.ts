import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createPortalHandler, type PortalHandler } from "../../setup/portal-handler";
import { isWeeklyRun } from "../../setup/test-range";
import { pageAddresses } from "../matrix/page-addresses";
import { ID } from "../samples/entities";
import { startHostileApi, type HostileApi } from "./hostile-api";
import { HOSTILE_TEXTS } from "./hostile-texts";
import { machineProblems } from "./machine-problems";

/** The API responds alike to any id. */
const ANYTHING = {
  ...{
    userId: ID,
    username: "juno",
    purchaseId: ID,
    announcementId: ID,
    orderId: ID,
    roomId: ID,
    subscriptionToken: "token",
  },
  ...{ studioId: ID, studioGameId: ID, uploadId: ID, caseId: ID },
};
/** The API answers it with a file. */
const DOWNLOAD = "/de/desk/catalogue/zip/";
const ADDRESSES = Object.values(pageAddresses(ANYTHING))
  .flat()
  .filter((address) => address !== DOWNLOAD);
const ROWS = HOSTILE_TEXTS.map((_, index) => index);
const SIDE_BY_SIDE = 5;
const TURNS = ROWS.filter((row) => row % SIDE_BY_SIDE === 0);
const MAX_HOPS = 3;

let api: HostileApi;
let portal: PortalHandler;
let errors: unknown[];

beforeAll(async () => {
  api = await startHostileApi();
  vi.stubEnv("API_BASE_URL", api.baseUrl);
  vi.stubEnv("FEATURE_EVENT", "on");
  portal = await createPortalHandler();
}, 120_000);

beforeEach(() => {
  errors = [];
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation((...values) => errors.push(values));
});

afterAll(() => {
  api.close();
});

/** Follows redirects to canonical URLs, which contain hostile content themselves. */
async function visit(path: string): Promise<Response> {
  let address = new URL(path, "http://portal.test");
  for (let hop = 0; ; hop += 1) {
    const response = await portal.handle(new Request(address, { headers: { cookie: "session=a.b" } }));
    const location = response.headers.get("location");
    if (location === null || hop === MAX_HOPS) return response;
    address = new URL(location, address);
    if (address.origin !== "http://portal.test") return response;
  }
}

/** The weekly run tries all rows, otherwise a different part per path. */
function turnsOf(path: string): number[] {
  const position = ADDRESSES.indexOf(path) % TURNS.length;
  return isWeeklyRun ? TURNS : TURNS.slice(position, position + 1);
}

describe("hostile content", () => {
  it.each(ADDRESSES)("leaves %s a valid document", { timeout: 120_000 }, async (path) => {
    const problems: string[] = [];
    for (const row of turnsOf(path)) {
      api.prepare(ROWS.slice(row, row + SIDE_BY_SIDE));
      const response = await visit(path);
      const found = await machineProblems(response, path);
      problems.push(...found.map((problem) => `rows from ${String(row)}: ${problem}`));
    }
    expect(problems).toEqual([]);
    expect(errors).toEqual([]);
  });
});
