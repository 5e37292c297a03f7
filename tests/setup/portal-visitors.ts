import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { getApi } from "~api/app";
import { getDatabase } from "~api/db/client";
import type { Database } from "~api/db/database";
import { IN_MEMORY } from "~api/db/in-memory";
import { plays } from "~api/db/schema";
import { gameId } from "~api/seed/demo-games";
import * as embeddedApi from "~/routes/embedded.api.$";
import { action as startPlay } from "~/routes/api.plays";
import { runAction } from "./portal";
import { createVisitor, TEST_SITE_URL, type TestVisitor } from "./test-api";

/** Stops the clock of page deadlines, which on a slow machine would omit content. */
export async function openPortal(): Promise<Database> {
  await getApi();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return (await getDatabase({ databaseUrl: undefined, dataDir: IN_MEMORY })).database;
}

/** `fetch` calls the API through the portal, at paths like "/profile". */
export function newVisitor(): TestVisitor {
  return createVisitor((path, init = {}) => {
    const request = new Request(`${TEST_SITE_URL}/embedded/api${path}`, init);
    const handle = request.method === "GET" ? embeddedApi.loader : embeddedApi.action;
    return handle({ request });
  }, TEST_SITE_URL);
}

export async function playAsGuest(challengeId?: string): Promise<TestVisitor> {
  const visitor = newVisitor();
  await runAction(startPlay, "/api/plays", {
    visitor,
    ...json({ gameId: gameId("lantern-run"), challengeId, locale: "en" }),
  });
  return visitor;
}

/** A guest's account is upgraded. */
export async function signUp(username: string, visitor = newVisitor()): Promise<TestVisitor> {
  const fields = { username, email: `${username}@example.org`, password: "seven lanterns in a row" };
  const response = await visitor.postForm("/session/login?target=%2F&form=sign-up", { intent: "sign-up", ...fields });
  if (response.status !== 303) throw new Error(`The login page returned ${String(response.status)}.`);
  return visitor;
}

export async function backdatePlays(seconds: number): Promise<void> {
  const startedAt = sql`${plays.startedAt} - make_interval(secs => ${seconds})`;
  await (await openPortal()).update(plays).set({ startedAt });
}

export function json(body: unknown): { body: string; headers: Record<string, string> } {
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}
