import { beforeAll, describe, expect, it } from "vitest";
import { aStatsEvent } from "../../tests/fixtures/a-stats-event";
import { guestPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { freezeAtNoon } from "../../tests/setup/freeze-at-noon";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { callCounts } from "../db/schema";
import { parseConfiguration } from "../configuration";
import { gameId } from "../seed/demo-games";

const OWNER_TOKEN = "a token of the owner, long enough";
const PAGE = "/owner/statistics";
const FIFTY_NINE = 59;

const withPassword = (password: string, name = "owner") => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});

it("returns 404 without a token, which must be long", async () => {
  const closed = await startTestApi();
  expect((await closed.fetch(PAGE, { headers: withPassword("") })).status).toBe(404);
  expect(() => parseConfiguration({ OWNER_TOKEN: "x".repeat(23) }, { isEmbedded: true })).toThrow("OWNER_TOKEN");
});

describe("the owner's report", () => {
  let api: TestApi;
  const today = () => new Date().toISOString().slice(0, 10);
  freezeAtNoon();
  beforeAll(async () => {
    api = await startTestApi({ OWNER_TOKEN });
    await fillWithDemoCatalogue(api.database);
    await guestPlaying(api, { gameId: gameId("lantern-run") });
    const send = (change: object) => api.visitor().postJson("/v2/events", { ...aStatsEvent(), ...change });
    const { data, event } = aStatsEvent();
    await send({});
    await send({ data: { ...data, element: { name: '=evil, "quoted"' } }, event: { ...event, name: "click" } });
    await api.fetch("/gxc/v3/games?search=lantern");
    await api.fetch("/gxc/v3/games?search=nothing%20like%20it");
    await api.fetch("/gxc/v3/games?search=lantern&page=1");
    await api.fetch("/gxc/v3/games?search=lantern&platform=MOBILE");
    await api.fetch("/gxc/v3/games?search=mira%40example.org");
  });

  const fetchReport = (path: string, headers: Record<string, string> = withPassword(OWNER_TOKEN)) =>
    api.fetch(path, { headers });
  const csv = async (name: string) =>
    (await (await fetchReport(`/owner/tables/${name}.csv?days=7`)).text()).split("\r\n");

  it.each<[string, Record<string, string>]>([
    ["nobody", {}],
    ["a wrong password", withPassword("a token of the owner, long enougH")],
    ["the token as a name", withPassword("", OWNER_TOKEN)],
    ["another way", { authorization: `Bearer ${OWNER_TOKEN}` }],
  ])("is closed to %s", async (_, headers) => {
    for (const path of [PAGE, "/owner/tables/clicks.csv", "/owner/anything"]) {
      const refused = await fetchReport(path, headers);
      expect(refused.status).toBe(401);
      expect(refused.headers.get("www-authenticate")).toContain("Basic");
      expect(await refused.text()).not.toContain("Plays");
    }
  });

  it("opens to the token under any name, is neither cached nor indexed, and runs no script", async () => {
    const page = await fetchReport(PAGE, withPassword(OWNER_TOKEN, "someone"));
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "content-security-policy": expect.stringContaining("default-src 'none'") as string,
    });
    const text = await page.text();
    expect(text).toContain("Plays are counted for everybody.");
    expect(text).toContain("Lantern Run");
    expect(text).toContain("=evil, &quot;quoted&quot;");
    expect(text).not.toMatch(/<script|style=/);
    expect(text.match(/<table>/g)).toHaveLength(8);
  });

  it("counts plays, visitors, pages, clicks, searches and sources", async () => {
    const days = await csv("plays-per-day");
    expect([days[0], days[1]?.split(",")[0], days.length]).toEqual(["Day,Plays", today(), 9]);
    expect(days.filter((line) => line.endsWith(",1"))).toHaveLength(1);
    expect(await csv("plays-per-game")).toEqual(["Game,Plays", "Lantern Run,1", ""]);
    expect((await csv("visitors-per-day"))[1]).toBe(`${today()},1,1`);
    expect(await csv("page-views")).toEqual(["Page,Views,Visitors", "home,1,1", ""]);
    expect(await csv("clicks")).toEqual(["Element,Clicks,Visitors", `"'=evil, ""quoted""",1,1`, ""]);
    expect(await csv("sources")).toEqual(["Source,Visitors,Page views", "newsletter,1,1", ""]);
    expect(await csv("searches")).toEqual([
      "Text,Searches,Games found",
      expect.stringMatching(/^lantern,1,[1-9]/) as string,
      "nothing like it,1,0",
      "",
    ]);
    expect(await csv("searches-without-result")).toEqual(["Text,Searches", "nothing like it,1", ""]);
  });

  it("accepts the periods that it offers, and no other table", async () => {
    expect(await (await fetchReport(`${PAGE}?days=90`)).text()).toContain('href="?days=90" aria-current="page"');
    expect(await (await fetchReport(`${PAGE}?days=9000`)).text()).toContain('href="?days=30" aria-current="page"');
    expect((await fetchReport("/owner/tables/user.csv")).status).toBe(404);
    expect((await fetchReport("/owner/assets/report.css", {})).status).toBe(200);
    expect((await fetchReport("/owner/assets/..%2freport-csv.ts", {})).status).toBe(404);
  });

  it("limits guesses, even correct ones", async () => {
    const from = { "x-forwarded-for": "192.0.2.9" };
    const key = "owner-looks:192.0.2.9";
    await api.database.insert(callCounts).values({ key, points: FIFTY_NINE, expire: new Date(Date.now() + 60_000) });
    expect((await fetchReport(PAGE, { ...withPassword("guess"), ...from })).status).toBe(401);
    const refused = await fetchReport(PAGE, { ...withPassword(OWNER_TOKEN), ...from });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fetchReport(PAGE)).status).toBe(200);
  });
});
