import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { offerCodes, playerQuests } from "~api/db/schema";
import { questId } from "~api/seed/demo-quests";
import { action as claimAction } from "~/routes/api.quests";
import { action as linksAction, loader as linksLoader } from "~/routes/($locale).profile.links/route";
import { action, loader } from "~/routes/($locale).profile.quests/route";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest } from "../setup/portal-visitors";

const QUESTS = "/:locale?/profile/quests";
const LINKS = "/:locale?/profile/links";

beforeAll(async () => {
  await openPortal();
});

const page = async (visitor: Member, path = "/profile/quests/") =>
  (await runLoader(loader, QUESTS, path, { visitor })).payload.page;
const enter = (options: RequestOptions, code: string, path = "/profile/quests/") =>
  runAction(action, path, { ...options, pattern: QUESTS, body: new URLSearchParams({ code }) });
const saveLinks = (visitor: Member, links: string[], path = "/profile/links/") => {
  const body = new URLSearchParams([
    ["intent", "save"],
    ...links.map((link) => ["link", link] satisfies [string, string]),
  ]);
  return runAction(linksAction, path, { visitor, pattern: LINKS, body });
};

async function aCode(): Promise<string> {
  const database = await openPortal();
  const [waiting] = await database.select().from(offerCodes).where(isNull(offerCodes.givenAt)).limit(1);
  const code = waiting?.code ?? "";
  await database.update(offerCodes).set({ givenAt: new Date() }).where(eq(offerCodes.code, code));
  return code;
}

describe("the quests' own page", () => {
  it("shows the board, the level and no rewards yet, in the viewer's language", async () => {
    const { board, level, rewards } = await page(await aPlayer("quest_reader"), "/de/profile/quests/");
    expect(board.daily?.quests).toHaveLength(3);
    expect(board.longTerm?.quests).toHaveLength(12);
    expect(level).toMatchObject({ name: "Level 1", text: "Noch 50 Pixel aus Quests bis Level 2." });
    expect(rewards).toEqual([]);
  });

  it("pays a claim of a plain form and shows the earned code", async () => {
    const ada = await aPlayer("quest_claimer");
    await page(ada);
    await (
      await openPortal()
    )
      .update(playerQuests)
      .set({ completedAt: new Date() })
      .where(and(eq(playerQuests.userId, ada.userId), eq(playerQuests.questId, questId("generous-week"))));
    const claimKey = (await page(ada)).board.longTerm?.quests.find(({ alias }) => alias === "generous-week")?.claimKey;
    const fields = { alias: "generous-week", claimKey: claimKey ?? "", target: "/de/profile/quests/" };
    const claim = () => runAction(claimAction, "/api/quests/", { visitor: ada, body: new URLSearchParams(fields) });
    expect(await claim()).toMatchObject({ status: 302, location: "/de/profile/quests/" });
    expect((await claim()).status).toBe(302);
    const { rewards } = await page(ada, "/de/profile/quests/");
    expect(rewards).toHaveLength(1);
    expect(rewards?.[0]?.code).toMatch(/^[A-Z2-9-]{14}$/);
    expect(rewards?.[0]?.href).toMatch(/^\/de\/profile\/quests\//);
  });

  it("requires an account", async () => {
    for (const visitor of [newVisitor(), await playAsGuest()]) {
      expect(await runLoader(loader, QUESTS, "/profile/quests/", { visitor })).toMatchObject({ status: 302 });
      expect(await runLoader(linksLoader, LINKS, "/profile/links/", { visitor })).toMatchObject({ status: 302 });
    }
  });
});

describe("the form for codes", () => {
  it("accepts a gift code once, and reports a used one", async () => {
    const ada = await aPlayer("code_enterer");
    const code = await aCode();
    expect(await enter({ visitor: ada }, code)).toMatchObject({ status: 302, location: "/profile/quests/" });
    const again = await enter({ visitor: ada }, code);
    expect(again.status).toBe(409);
    expect(again.payload).toEqual({ ok: false, error: "code_already_used", code });
    expect((await page(ada)).board.purse?.find(({ currency }) => currency === "BPX")?.amount).toBe("100");
  });

  it.each([
    ["", "invalid_request_payload"],
    ["x".repeat(41), "invalid_request_payload"],
    ["NOBODY-KNOWS-IT", "code_not_found"],
  ])("returns %j and the reason of the refusal: %s", async (code, error) => {
    const result = await enter({ visitor: await aPlayer(`code_${String(Math.random()).slice(2, 9)}`) }, code);
    expect(result.payload).toEqual({ ok: false, error, code });
  });

  it("redirects an ended session, and refuses other sites and invalid forms", async () => {
    expect((await enter({ visitor: newVisitor() }, "A")).status).toBe(302);
    const ada = await aPlayer("code_foreign");
    expect((await enter({ visitor: ada, headers: { origin: "https://evil.example" } }, "A")).status).toBe(403);
    expect((await runAction(action, "/profile/quests/", { visitor: ada, pattern: QUESTS, body: "" })).status).toBe(400);
  });
});

describe("the form for links", () => {
  const fields = async (visitor: Member) =>
    (await runLoader(linksLoader, LINKS, "/profile/links/", { visitor })).payload.page.fields;

  it("saves addresses, and sent twice saves the same", async () => {
    const ada = await aPlayer("link_writer");
    for (let times = 0; times < 2; times++) {
      const result = await saveLinks(ada, ["https://example.org/a", " example.org/b ", "", ""], "/ru/profile/links/");
      expect(result).toMatchObject({ status: 302, location: "/ru/profile/links/" });
    }
    expect(await fields(ada)).toEqual(["https://example.org/a", "https://example.org/b", "", ""]);
    await saveLinks(ada, ["", "", "", ""]);
    expect(await fields(ada)).toEqual(["", "", "", ""]);
  });

  it("names each invalid field and returns all input", async () => {
    const ada = await aPlayer("link_mistaker");
    const typed = ["https://example.org/", "javascript:alert(1)", "not an address", ""];
    const result = await saveLinks(ada, typed);
    expect(result.status).toBe(409);
    expect(result.payload).toEqual({ ok: false, error: "invalid_links", fields: typed, wrong: [1, 2] });
    expect(await fields(ada)).toEqual(["", "", "", ""]);
  });

  it("refuses invalid forms, and redirects an ended session", async () => {
    const ada = await aPlayer("link_nonsense");
    expect((await saveLinks(ada, ["a", "b", "c", "d", "e"])).status).toBe(400);
    const visitor = newVisitor();
    const body = new URLSearchParams({ intent: "save", link: "https://example.org/" });
    expect((await runAction(linksAction, "/profile/links/", { visitor, pattern: LINKS, body })).status).toBe(302);
  });

  it("returns an error when a partner's account to unlink is not linked", async () => {
    const visitor = await aPlayer("link_partner");
    const body = new URLSearchParams({ intent: "unlink", alias: "nobody" });
    const result = await runAction(linksAction, "/profile/links/", { visitor, pattern: LINKS, body });
    expect(result.payload).toMatchObject({ ok: false, error: "partner_not_found" });
  });
});
