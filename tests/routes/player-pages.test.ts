import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { decode } from "turbo-stream";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "~api/db/database";
import { achievementUnlocks, sanctions, user } from "~api/db/schema";
import { gameId, gamePath } from "~api/seed/demo-games";
import { seedId } from "~api/seed/deterministic-ids";
import { playerPageMiddleware } from "~/server/page-templates/player-page-middleware.server";
import { renderTemplatesWith } from "~/server/page-templates/template-cache.server";
import { cspHash } from "~/server/script-hashes.server";
import { offlineGameHashes } from "~/server/offline-games.server";
import { runInRequest } from "~observe/request-scope";
import { storeBest } from "../fixtures/a-personal-best";
import { grantPixels, storeItem } from "../fixtures/spending";
import { expectWarnings, UNKNOWN_SECTION } from "../setup/expect-warnings";
import { createPortalHandler, type PortalHandler } from "../setup/portal-handler";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import { TEST_SITE_URL, type TestVisitor } from "../setup/test-api";

expectWarnings(UNKNOWN_SECTION);

const GAME = gamePath("lantern-run");
const PAGES = ["/", "/de/", "/discover/", "/discover/?show=challenges", "/search/?search=lantern", GAME, `/ru${GAME}`];

let database: Database;
let portal: PortalHandler;
let server: Server;
let player: TestVisitor;

beforeAll(async () => {
  database = await openPortal();
  vi.useRealTimers();
  player = await signUp("plain_player");
  portal = await createPortalHandler();
  // After a first page, which names the build of its own.
  await rendered("/", player);
  renderTemplatesWith(portal.handle);
  server = createServer((request, response) => {
    void runInRequest({ requestId: "" }, () =>
      playerPageMiddleware(request, response, () => response.writeHead(204).end()),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});

afterAll(() => server.close());

const cookiesOf = (visitor: TestVisitor) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** As the middleware answers; null where it passes the request on. */
async function fromTemplate(path: string, visitor: TestVisitor, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const cookie = [cookiesOf(visitor), headers["cookie"]].filter(Boolean).join("; ");
  const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers: { ...headers, cookie } });
  return response.status === 204 ? null : { headers: response.headers, html: await response.text() };
}

async function rendered(path: string, visitor: TestVisitor): Promise<string> {
  const request = new Request(new URL(path, TEST_SITE_URL), { headers: { cookie: cookiesOf(visitor) } });
  return (await portal.handle(request)).text();
}

const KEY = /(name="key" value=")[^"]*/g;

/** Nothing of it may end a script, a string or an attribute. */
const HOSTILE = {
  image: "https://pictures.example.org/fox.webp?a=1&b='2'",
  name: `Ann "</script><b>" \\" & Ö\u2028`,
  displayUsername: `<i>Rich</i> & "co" 'x'`,
};

/** Without scripts, and without the keys of payments, which each page has anew. */
const markupOf = (html: string) => html.replace(/<script[^]*?<\/script>/g, "").replace(KEY, "$1");

/** What the browser's code gets. */
async function dataOf(html: string): Promise<string> {
  const chunks = [...html.matchAll(/streamController\.enqueue\((".*?")\);<\/script>/g)].map(
    ([, chunk = ""]) => JSON.parse(chunk) as string,
  );
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const decoded = await decode(stream);
  return JSON.stringify(decoded.value, (name, value: unknown) => (name === "key" ? "" : value), 1);
}

async function userIdOf(username: string): Promise<string> {
  const [row] = await database.select({ id: user.id }).from(user).where(eq(user.username, username));
  return row?.id ?? "";
}

async function playerWithEverything(username: string): Promise<TestVisitor> {
  const visitor = await signUp(username);
  const userId = await userIdOf(username);
  await database.update(user).set(HOSTILE).where(eq(user.id, userId));
  const challengeId = seedId("challenge:one-breath");
  for (const target of [{ gameId: gameId("lantern-run") }, { gameId: gameId("softfall") }, { challengeId }]) {
    expect((await visitor.postJson("/profile/favorites", target)).status).toBe(200);
  }
  const rated = await visitor.fetch(`/gxc/v2/games/${gameId("lantern-run")}/rating`, {
    method: "PUT",
    body: JSON.stringify({ rating: 4 }),
    headers: { "content-type": "application/json", origin: TEST_SITE_URL },
  });
  expect(rated.status).toBe(200);
  await storeBest(database, { challengeId, criteria: "highest_wins" }, { userId, score: 1_234 });
  const unlocks = ["kilometre", "first-fall"].map((key) => ({
    ...{ achievementId: seedId(`achievement:lantern-run:${key}`), userId, unlockedAt: new Date() },
  }));
  await database.insert(achievementUnlocks).values(unlocks);
  await grantPixels({ database }, userId, 1_500);
  return visitor;
}

async function guestWithBest(score: number): Promise<TestVisitor> {
  const visitor = await playAsGuest();
  const [newest] = await database
    .select({ userId: user.id })
    .from(user)
    .where(eq(user.isAnonymous, true))
    .orderBy(desc(user.createdAt))
    .limit(1);
  const challenge = { challengeId: seedId("challenge:one-breath"), criteria: "highest_wins" } as const;
  await storeBest(database, challenge, { userId: newest?.userId ?? "", score });
  return visitor;
}

describe("a page of a template", () => {
  it("is what would have been rendered for the player, as markup and as data", async () => {
    await storeItem({ database }, { gameId: gameId("lantern-run") });
    const players = [
      player,
      await playerWithEverything("rich_player"),
      await playAsGuest(),
      await guestWithBest(4_321),
    ];
    // Earlier templates count fewer players.
    renderTemplatesWith(portal.handle);
    for (const path of PAGES) {
      for (const one of players) {
        const page = await fromTemplate(path, one);
        const expected = await rendered(path, one);
        expect(page, path).not.toBeNull();
        expect(markupOf(page?.html ?? ""), path).toBe(markupOf(expected));
        expect(await dataOf(page?.html ?? ""), path).toBe(await dataOf(expected));
      }
    }
  });

  it("has nothing of another player, whoever had it rendered", async () => {
    const names = ["first_of_many", "second_of_many", "third_of_many"];
    const players = await Promise.all(names.map((name) => signUp(name)));
    for (const path of ["/tr/", `/tr${GAME}`]) {
      const pages = await Promise.all([...players, ...players].map((one) => fromTemplate(path, one)));
      for (const [index, page] of pages.entries()) {
        const shown = names.filter((name) => page?.html.includes(name));
        expect(shown).toEqual([names[index % names.length]]);
        expect(page?.html).not.toContain("~own.");
        expect(page?.headers.get("cache-control")).toBe("private, no-store");
      }
    }
  });

  it("has a guest's best score and nothing of a player or another guest", async () => {
    const path = `/pl${GAME}`;
    const guests = [await guestWithBest(1_117), await playAsGuest()];
    for (const one of [player, ...guests]) expect(await fromTemplate(path, one)).not.toBeNull();
    const pages = await Promise.all(guests.map((one) => fromTemplate(path, one)));
    expect(pages.map((page) => page?.html.includes("1\u00a0117"))).toEqual([true, false]);
    for (const page of pages) expect(page?.html).not.toMatch(/plain_player|~own\./);
  });

  it("names the hashes of its own scripts, and no others", async () => {
    const page = await fromTemplate("/", player);
    const scripts = [...(page?.html ?? "").matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = ""]) => script);
    expect(scripts.length).toBeGreaterThan(3);
    const policy = page?.headers.get("content-security-policy") ?? "";
    const hashes = new Set(scripts.map((script) => cspHash(script)));
    for (const hash of hashes) expect(policy).toContain(hash);
    expect(policy.match(/'sha256-[^']+'/g)?.length).toBe(hashes.size + offlineGameHashes.length);
  });

  it.each([
    ["br", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", null],
  ])("is compressed for who accepts %s", async (accepted, encoding) => {
    const page = await fromTemplate("/", player, { "accept-encoding": accepted });
    expect(page?.headers.get("content-encoding")).toBe(encoding);
    expect(page?.html).toContain("</html>");
  });

  it("shows what the player has just changed", async () => {
    const liked = 'aria-pressed="true"';
    expect((await fromTemplate(GAME, player))?.html).not.toContain(liked);
    expect((await player.postJson("/profile/favorites", { gameId: gameId("lantern-run") })).status).toBe(200);
    expect((await fromTemplate(GAME, player))?.html).toContain(liked);
  });
});

describe("a page is rendered for", () => {
  it.each([
    ["a visitor", () => newVisitor(), GAME, {}],
    ["who has a message to read", () => player, GAME, { cookie: "toast=x" }],
    ["who fills a form in again", () => player, GAME, { cookie: "kept-form=x" }],
    ["who may never come", () => player, GAME, { "sec-purpose": "prefetch" }],
    ["the filter of an account", () => player, "/discover/?favorite=true", {}],
    ["an invitation to a room", () => player, `${GAME}?roomUrl=x`, {}],
    ["an address without a page", () => player, "/games/zzzzzz/nothing/", {}],
    ["an account page", () => player, "/profile/", {}],
    ["who has the data alone", () => player, "/_root.data", {}],
  ] as const)("%s", async (_, visitor, path, headers) => {
    expect(await fromTemplate(path, visitor(), headers)).toBeNull();
  });

  it("who has changed something in the last ten seconds", async () => {
    const busy = await signUp("busy_player");
    expect(await fromTemplate("/", busy)).not.toBeNull();
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${String(port)}/api/votes/`, {
      method: "POST",
      headers: { cookie: cookiesOf(busy) },
    });
    expect(await fromTemplate("/", busy)).toBeNull();
    expect(await fromTemplate("/", player)).not.toBeNull();
  });

  it("who may only read", async () => {
    const suspended = await signUp("suspended_player");
    const userId = await userIdOf("suspended_player");
    const text = { kind: "SUSPENSION", rule: "SPAM", text: "Not now." } as const;
    await database
      .insert(sanctions)
      .values({ ...text, sanctionId: randomUUID(), userId, endsAt: null, createdAt: new Date() });
    expect(await fromTemplate("/", suspended)).toBeNull();
  });
});
