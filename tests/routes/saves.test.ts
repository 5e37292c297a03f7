import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "~api/db/schema";
import { gameId } from "~api/seed/demo-games";
import { action, loader } from "~/routes/api.saves";
import type { SaveResponse } from "~/view-models/saves";
import { MAX_SAVE_BYTES } from "~contract/entities/save";
import { callRoute } from "../setup/call-route";
import { runAction } from "../setup/portal";
import { getSessionStatus } from "~contract/calls/session";
import { dataOf } from "../fixtures/api-responses";
import { json, newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const SLOT = { gameId: gameId("lantern-run"), slot: "night-1" };

const NOBODY = "00000000-0000-4000-8000-000000000000";
const playerIdOf = async (visitor: TestVisitor) =>
  (await dataOf(getSessionStatus, visitor.fetch("/session/status"))).userId ?? NOBODY;
const write = async (visitor: TestVisitor, body: object) => {
  const playerId = await playerIdOf(visitor);
  return runAction(action, "/api/saves/", { visitor, ...json({ playerId, ...SLOT, ...body }) });
};
const read = async (visitor: TestVisitor, playerId?: string) => {
  const query = new URLSearchParams({ playerId: playerId ?? (await playerIdOf(visitor)), ...SLOT }).toString();
  return (await callRoute<SaveResponse>(loader, `/api/saves/?${query}`, visitor)).body;
};

beforeAll(async () => {
  const database = await openPortal();
  await database.update(games).set({ savesEnabled: true }).where(eq(games.gameId, SLOT.gameId));
});

describe("saved games", () => {
  it("are written and read by their player, with versions", async () => {
    const player = await signUp("saver");
    expect(await read(player)).toEqual({ ok: false, error: "save_not_found" });
    expect((await write(player, { data: { level: 1 }, version: 0 })).payload).toEqual({ ok: true, version: 1 });
    expect(await read(player)).toEqual({ ok: true, data: { level: 1 }, version: 1 });
    const conflict = await write(player, { data: { level: 0 }, version: 0 });
    expect(conflict).toMatchObject({ status: 409, payload: { ok: false, error: "save_version_conflict" } });
    expect((await write(player, { data: null })).payload).toEqual({ ok: true, version: 2 });
    expect(await read(await signUp("other_saver"))).toEqual({ ok: false, error: "save_not_found" });
  });

  it("are those of the player whose game is open, whoever has logged in meanwhile", async () => {
    const [first, second] = [await signUp("first_saver"), await signUp("second_saver")];
    await write(second, { data: { level: 1 }, version: 0 });
    const playerId = await playerIdOf(first);
    const refusal = { ok: false, error: "other_player" };
    expect(await write(second, { playerId, data: { level: 9 } })).toMatchObject({ status: 409, payload: refusal });
    expect(await read(second, playerId)).toEqual(refusal);
    expect(await read(second)).toEqual({ ok: true, data: { level: 1 }, version: 1 });
  });

  it("require an account", async () => {
    const refusal = { ok: false, error: "sign_in_required", isUserRefused: true };
    for (const visitor of [newVisitor(), await playAsGuest()]) {
      expect((await write(visitor, { data: 1 })).payload).toEqual(refusal);
      expect(await read(visitor)).toEqual(refusal);
    }
  });

  it("are refused when they are too large or have an invalid slot", async () => {
    const player = await signUp("large_saver");
    const large = await write(player, { data: "x".repeat(MAX_SAVE_BYTES) });
    expect(large.payload).toEqual({ ok: false, error: "save_too_large" });
    expect((await write(player, { slot: "no/slot", data: 1 })).status).toBe(400);
  });
});
