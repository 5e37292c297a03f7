import { beforeAll, describe, expect, it } from "vitest";
import { playerQuests } from "~api/db/schema/quests";
import type { QuestsResponse } from "~/view-models/quest-board";
import { action, loader } from "~/routes/api.quests";
import { callRoute } from "../setup/call-route";
import { runAction, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const CLAIM_KEY = "0b8f5a52-6d0a-4f6d-9a53-2f0f0f6a1c11";
const CLAIMABLE = "regular";

const load = (visitor: TestVisitor, query: string) =>
  callRoute<QuestsResponse>(loader, `/api/quests/${query}`, visitor);

const quests = async (visitor: TestVisitor, query = "?locale=en") => (await load(visitor, query)).body.board;

const claim = (fields: Record<string, string>, options: RequestOptions) =>
  runAction(action, "/api/quests/", { body: new URLSearchParams({ claimKey: CLAIM_KEY, ...fields }), ...options });

const longTerm = async (visitor: TestVisitor) =>
  (await quests(visitor)).longTerm?.quests.find(({ alias }) => alias === CLAIMABLE);

beforeAll(async () => {
  await openPortal();
});

describe("the quests of the popover", () => {
  it("are the daily ones, without links and progress, for a visitor and a guest", async () => {
    for (const visitor of [newVisitor(), await playAsGuest()]) {
      const board = await quests(visitor);
      expect(board).toMatchObject({ isSignedOut: true, purse: null, longTerm: null });
      expect(board.daily?.quests).toHaveLength(3);
      expect(board.daily?.note).toMatch(/^2 new in \d+ (hours?|minutes?|seconds?)$/);
      for (const { progress, action: call } of board.daily?.quests ?? []) {
        expect(progress).toBeNull();
        expect(call?.href).toBeNull();
        expect(call?.text).not.toBe("");
      }
    }
  });

  it("are daily and personal ones with progress and a purse for a player", async () => {
    const board = await quests(await signUp("quester"), "?locale=de");
    expect(board.isSignedOut).toBe(false);
    expect(board.purse?.map(({ name }) => name)).toEqual(["RPx", "GPx", "BPx"]);
    expect(board.daily?.quests[0]?.progress?.text).toMatch(/^\d+ \/ \d+$/);
    expect(board.longTerm?.alias).toBe("personal");
    const links = board.longTerm?.quests.flatMap((quest) => quest.action?.href ?? []) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href.startsWith("/de/"))).toEqual([]);
  });

  it("ignore the refresh time of the address in production", async () => {
    const query = "?refreshAt=2020-01-01T00:00:00Z";
    expect((await quests(newVisitor(), query)).daily?.note).toMatch(/^2 new in/);
  });

  it("are not cached", async () => {
    const { headers } = await load(newVisitor(), "");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("claiming a reward", () => {
  it("pays a finished quest once, also when repeated", async () => {
    const visitor = await signUp("collector");
    await finishQuests(visitor);
    expect(await longTerm(visitor)).toMatchObject({ state: "claimable" });
    const before = (await quests(visitor)).purse?.[0]?.amount;
    expect(await claim({ alias: CLAIMABLE }, { visitor })).toMatchObject({ status: 200, payload: { isPaid: true } });
    const again = { alias: CLAIMABLE, claimKey: "5d3c8f7e-1d0e-4c37-8c35-0c4e5d8b9a10" };
    expect(await claim(again, { visitor })).toMatchObject({ status: 200, payload: { isPaid: true } });
    expect(await longTerm(visitor)).toMatchObject({ state: "finished" });
    expect((await quests(visitor)).purse?.[0]?.amount).not.toBe(before);
  });

  it("reports that an unfinished quest is not paid", async () => {
    const visitor = await signUp("hasty");
    const result = await claim({ alias: CLAIMABLE }, { visitor });
    expect(result).toMatchObject({ status: 409, payload: { isPaid: false } });
  });

  it.each([
    ["/de/", "/de/"],
    ["https://evil.example/", null],
  ])("redirects to the target %s of a plain form: %s", async (target, location) => {
    const result = await claim({ alias: CLAIMABLE, target }, { visitor: newVisitor() });
    expect(result.location).toBe(location);
  });

  it("refuses other sites and invalid forms", async () => {
    const foreign = { headers: { origin: "https://evil.example" } };
    expect((await claim({ alias: CLAIMABLE }, foreign)).status).toBe(403);
    expect((await claim({ alias: CLAIMABLE, claimKey: "1" }, {})).status).toBe(400);
  });
});

async function finishQuests(visitor: TestVisitor): Promise<void> {
  expect((await visitor.fetch("/gxc/v3/quests")).status).toBe(200);
  const database = await openPortal();
  await database.update(playerQuests).set({ completedAt: new Date() });
}
