import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getApi } from "~api/app";
import { getDatabase } from "~api/db/client";
import { IN_MEMORY } from "~api/db/in-memory";
import { friendRequests } from "~api/db/schema";
import { DEMO_STUDIOS, gamePath, trackId } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { CORE_CALLS } from "~contract/core-calls";
import { aMember } from "../fixtures/members";
import { createPortalHandler } from "../setup/portal-handler";
import { startRemoteApi, type RemoteApi } from "../setup/remote-api";
import { createVisitor, TEST_SECRET, TEST_SITE_URL } from "../setup/test-api";
import { documentProblems, titleOf } from "./matrix/document-problems";
import { visibleTexts } from "./matrix/page-text";

const UNAVAILABLE = "Hier nicht verfügbar";
const [STUDIO] = DEMO_STUDIOS;
const GAME = `/de${gamePath("lantern-run")}`;
const CHALLENGE = `/de/challenges/${seedShortId("challenge:one-breath")}/one-breath-one-run/`;

let remote: RemoteApi;
let cookie: string;
let visit: (path: string) => Promise<{ status: number; html: string }>;

beforeAll(async () => {
  vi.stubEnv("SESSION_SECRET", TEST_SECRET);
  remote = await startRemoteApi();
  const api = await getApi();
  const { database } = await getDatabase({ databaseUrl: undefined, dataDir: IN_MEMORY });
  const visitor = () =>
    createVisitor((path, init) => Promise.resolve(api.fetch(new Request(TEST_SITE_URL + path, init))), TEST_SITE_URL);
  const ada = await aMember({ visitor, database }, "ada");
  const cy = await aMember({ visitor, database }, "cy_asks");
  const request = { senderId: cy.userId, receiverId: ada.userId, requestedAt: new Date() };
  await database.insert(friendRequests).values({ requestId: crypto.randomUUID(), ...request });
  cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { handle } = await createPortalHandler();
  const { withNewApiState } = await import("~/api-client/api-state.server");
  visit = (path) =>
    withNewApiState(async () => {
      const response = await handle(new Request(TEST_SITE_URL + path, { headers: { cookie } }));
      return { status: response.status, html: await response.text() };
    });
}, 120_000);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterAll(async () => {
  await remote.kill();
});

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);

function isCore({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return CORE_CALLS.some((call) => call.method === method && patternOf(call.path).test(pathname));
}

const RESPONSES = [
  ["a plain 404", () => new Response("<h1>Not Found</h1>", { status: 404, headers: { "content-type": "text/html" } })],
  ["an envelope of 404", () => Response.json({ data: null, errors: [{ code: "not_found" }] }, { status: 404 })],
] as const;

describe.each(RESPONSES)("an API that responds to all but the core calls with %s", (_, refuse) => {
  beforeEach(() => {
    remote.intercept = (request) => (isCore(request) ? null : refuse());
  });

  it.each([
    ["/de/", "Lantern Run"],
    [GAME, "Lantern Run"],
    [`${GAME}tracks/${trackId("lantern-run")}/`, "Lantern Run"],
    [CHALLENGE, "Lantern Run"],
    ["/de/challenges/", "Reinschrift"],
    ["/de/challenges/monthly-challenges/", null],
    ["/de/discover/?show=challenges", "Reinschrift"],
    ["/de/messages/", null],
    ["/de/profile/", "ada"],
    ["/de/profile/account-details/", "ada"],
    ["/de/profile/privacy/", "ada"],
    ["/de/profile/quests/", null],
    ["/de/profile/friends/", "cy_asks"],
    ["/de/discover/", null],
  ])("leaves %s complete", async (path, expected) => {
    const { status, html } = await visit(path);
    expect(status).toBe(200);
    expect(documentProblems(html, "")).toEqual([]);
    expect(titleOf(html)).not.toContain(UNAVAILABLE);
    if (expected !== null) expect(visibleTexts(html).join("\n")).toContain(expected);
  });

  it.each([CHALLENGE, "/de/discover/", "/de/profile/", "/de/profile/friends/", "/de/profile/quests/"])(
    "shows a part of %s as not available, without a retry",
    async (path) => {
      const texts = visibleTexts((await visit(path)).html);
      expect(texts).toContain(UNAVAILABLE);
      expect(texts).not.toContain("Noch einmal versuchen");
    },
  );

  it.each([
    "/de/feed/events-viral-glitch/",
    `/de/studios/${STUDIO?.studioId ?? ""}/`,
    "/de/tags/runner/",
    "/de/users/ada/",
    "/de/search/?search=lantern",
    "/de/library/favorites/",
    "/de/library/recently-played/",
    "/de/profile/links/",
    "/de/profile/purchases/",
    "/de/unsubscribe/?token=abc",
  ])("shows that %s is not available", async (path) => {
    const { status, html } = await visit(path);
    expect(status).toBe(404);
    expect(documentProblems(html, path.includes("unsubscribe") ? "($locale)_.unsubscribe" : "")).toEqual([]);
    expect(titleOf(html)).toContain(UNAVAILABLE);
    expect(visibleTexts(html)).toContain(UNAVAILABLE);
  });

  it("serves crawlers the available documents", async () => {
    expect((await visit("/sitemap.xml")).html).toContain("/sitemaps/challenges-1.xml");
    expect((await visit("/feeds/challenges.xml")).status).toBe(200);
    expect((await visit("/feeds/games.xml")).status).toBe(404);
  });

  it("fails where a core call fails too", async () => {
    remote.intercept = refuse;
    expect((await visit(GAME)).status).toBe(503);
  });
});
