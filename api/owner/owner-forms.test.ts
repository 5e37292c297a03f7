import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { applyForStudio } from "~contract/calls/developer-studios";
import { dataOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, TEST_SITE_URL, type TestApi } from "../../tests/setup/test-api";
import { games, studioApplications, studios, takedowns } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { findStudioLimits } from "../store/builds/studio-limits";

const OWNER_TOKEN = "a token of the owner, long enough";
const PASSWORD = { authorization: `Basic ${btoa(`owner:${OWNER_TOKEN}`)}` };
const GAME = gameId("softfall");
const STUDIO = "6f1c2c6e-0b5a-4f0e-9a63-3f0f8f6f1a01";

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi({ OWNER_TOKEN });
  await fillWithDemoCatalogue(api.database);
  ada = await aMember(api, "Ada_L", { email: "ada@example.org" });
});

const open = (page: string) => api.fetch(`/owner/${page}`, { headers: PASSWORD });
const textOf = async (page: string) => (await open(page)).text();
const post = (page: string, fields: Record<string, string>, headers: Record<string, string> = PASSWORD) =>
  api.fetch(`/owner/${page}`, {
    method: "POST",
    headers: { origin: TEST_SITE_URL, ...headers },
    body: new URLSearchParams(fields),
  });

async function apply(name: string, message = "We fly."): Promise<string> {
  const application = { name, website: "https://kites.example/", message };
  const sent = ada.send("POST", "/gamedev/studio-applications", application);
  return (await dataOf(applyForStudio, sent)).applicationId;
}

describe("the owner's page of applications", () => {
  it("shows those that wait, escaped, and without scripts", async () => {
    expect(await textOf("applications")).toContain("No application waits.");
    await apply("<b>Kite</b> Club", "<script>alert(1)</script>\nTwo lines.");
    const page = await open("applications");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const text = await page.text();
    expect(text).toContain("Studio applications (1)");
    expect(text).toContain("&lt;b&gt;Kite&lt;/b&gt; Club");
    expect(text).toContain("Ada_L");
    expect(text).toContain("ada@example.org (not confirmed)");
    expect(text).not.toMatch(/<script|<b>Kite|style=/);
  });

  it("approves one, and says so on the page that follows", async () => {
    const application = await apply("Kite Club");
    const approved = await post("applications", { application, intent: "approve" });
    expect(approved.status).toBe(303);
    expect(approved.headers.get("location")).toMatch(/\/owner\/applications\?done=approved$/);
    expect(await textOf("applications?done=approved")).toContain("The studio exists now");
    expect(await api.database.$count(studios, eq(studios.name, "Kite Club"))).toBe(1);
    const again = await post("applications", { application, intent: "approve" });
    expect(again.headers.get("location")).toMatch(/\/owner\/applications\?done=decided$/);
  });

  it("rejects one with a reason, and asks for a missing one", async () => {
    const application = await apply("Kite Club");
    const refused = await post("applications", { application, intent: "reject", reason: "  " });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Give a reason of at most 500 characters.");
    const reason = "Show us\r\na game.";
    expect((await post("applications", { application, intent: "reject", reason })).status).toBe(303);
    const [row] = await api.database.select().from(studioApplications);
    expect(row).toMatchObject({ state: "rejected", reason: "Show us\na game." });
  });

  it("says when the name was taken meanwhile", async () => {
    const application = await apply("Kite Club");
    await api.database.insert(studios).values({ studioId: crypto.randomUUID(), name: "Kite Club" });
    const refused = await post("applications", { application, intent: "approve" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Another studio has this name by now.");
  });
});

describe("the owner's page of studios", () => {
  const FORM = { stored: "20000", maxBytes: "512", maxFileBytes: "", maxFiles: "900" };
  const megabytes = (count: number) => count * 1024 ** 2;

  beforeEach(async () => {
    await api.database.insert(studios).values({ studioId: STUDIO, name: "<b>Kite</b> Club" });
  });

  const findStudio = async () =>
    (await api.database.select().from(studios).where(eq(studios.studioId, STUDIO)))[0] ?? expect.fail();

  it("lists them by a part of the name, with their limits", async () => {
    const text = await textOf("studios?name=kite");
    expect(text).toContain("&lt;b&gt;Kite&lt;/b&gt; Club");
    expect(text).toContain(">5120<");
    expect(text).not.toContain("Small Hours");
    expect(text).not.toMatch(/<script|<b>Kite|style=/);
    expect(await textOf("studios?name=100%25")).toContain("No studio has this name.");
  });

  it("changes the limits of one; an empty field is as usual", async () => {
    expect(await textOf(`studios?studio=${STUDIO}`)).toContain('value="5120"');
    const changed = await post("studios", { studio: STUDIO, ...FORM });
    expect(changed.headers.get("location")).toMatch(/\/owner\/studios\?studio=[\w-]+&done=changed$/);
    const limits = { maxBytes: megabytes(512), maxFiles: 900 };
    expect(await findStudio()).toMatchObject({ maxStoredBytes: megabytes(20_000), buildLimits: limits });
    expect(await findStudioLimits(api.database, STUDIO)).toMatchObject({ ...limits, maxFileBytes: megabytes(250) });
    const text = await textOf(`studios?studio=${STUDIO}&done=changed`);
    expect(text).toContain("The limits are changed.");
    expect(text).toContain('value="20000"');
  });

  it.each([
    [{ stored: "" }, "Give a whole number from 1 to 1048576."],
    [{ maxBytes: "1025" }, "Give a whole number from 1 to 1024."],
    [{ maxFileBytes: "1.5" }, "Give a whole number from 1 to 1024."],
    [{ maxFiles: "5001" }, "Give a whole number from 1 to 5000."],
    [{ maxFiles: "0" }, "Give a whole number from 1 to 5000."],
  ])("keeps what was typed when something is wrong: %o", async (fields, problem) => {
    const before = await findStudio();
    const refused = await post("studios", { studio: STUDIO, ...FORM, ...fields });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain(problem);
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
    for (const value of Object.values(fields)) expect(text).toContain(`value="${value}"`);
    expect(await findStudio()).toEqual(before);
  });

  it("does not know other studios", async () => {
    for (const studio of ["x", crypto.randomUUID()]) {
      expect((await open(`studios?studio=${studio}`)).status).toBe(404);
      expect((await post("studios", { studio, ...FORM })).status).toBe(404);
    }
  });
});

describe("the owner's page of stopped games", () => {
  it("stops a game by the address of its page, and undoes it", async () => {
    const [game] = await api.database.select().from(games).where(eq(games.gameId, GAME));
    const address = `${TEST_SITE_URL}/de/games/${game?.shortId ?? ""}/softfall/`;
    const stopped = await post("takedowns", { intent: "stop", game: address, reason: "A <i>copy</i>." });
    expect(stopped.headers.get("location")).toMatch(/\/owner\/takedowns\?done=stopped$/);
    expect((await api.fetch(`/gxc/v2/games/${GAME}`)).status).toBe(404);
    const text = await textOf("takedowns?done=stopped");
    expect(text).toContain("The game is stopped");
    expect(text).toContain("A &lt;i&gt;copy&lt;/i&gt;.");
    expect(text).toContain("Small Hours");
    const again = await post("takedowns", { intent: "stop", game: GAME, reason: "Twice." });
    expect(again.headers.get("location")).toMatch(/\/owner\/takedowns\?done=unchanged$/);
    const [takedown] = await api.database.select().from(takedowns);
    const lifted = await post("takedowns", { intent: "lift", takedown: takedown?.takedownId ?? "" });
    expect(lifted.headers.get("location")).toMatch(/\/owner\/takedowns\?done=lifted$/);
    expect((await api.fetch(`/gxc/v2/games/${GAME}`)).status).toBe(200);
    expect(await textOf("takedowns")).toMatch(/lifted \d{4}-\d{2}-\d{2}/);
  });

  it.each([
    [{ game: "nothing", reason: "A copy." }, "There is no such game."],
    [{ game: "aaaaaa", reason: "A copy." }, "There is no such game."],
    [{ game: GAME, reason: "" }, "Give a reason"],
    [{ game: GAME, reason: "x".repeat(501) }, "Give a reason"],
  ])("keeps what was typed when something is wrong: %o", async (fields, problem) => {
    const refused = await post("takedowns", { intent: "stop", ...fields });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain(problem);
    expect(text).toContain(fields.game);
    expect(await api.database.$count(takedowns)).toBe(0);
  });

  it("does not know other takedowns", async () => {
    expect((await post("takedowns", { intent: "lift", takedown: "x" })).status).toBe(404);
    const unknown = await post("takedowns", { intent: "lift", takedown: crypto.randomUUID() });
    expect(unknown.headers.get("location")).toMatch(/\/owner\/takedowns\?done=unchanged$/);
  });
});

describe("the owner's forms", () => {
  const FORM = { intent: "stop", game: GAME, reason: "A copy." };

  it.each<[string, Record<string, string>, number]>([
    ["without the password", { authorization: "" }, 401],
    ["from another site", { ...PASSWORD, origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["from a sandboxed frame", { ...PASSWORD, origin: "null" }, 403],
  ])("are refused %s", async (_, headers, status) => {
    expect((await post("takedowns", FORM, headers)).status).toBe(status);
    expect(await api.database.$count(takedowns)).toBe(0);
  });

  it("are refused when nothing says where they come from", async () => {
    const init = { method: "POST", headers: PASSWORD, body: new URLSearchParams(FORM) };
    expect((await api.fetch("/owner/takedowns", init)).status).toBe(403);
    expect(await api.database.$count(takedowns)).toBe(0);
  });
});
