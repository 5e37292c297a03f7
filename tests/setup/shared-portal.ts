import { afterAll, beforeAll, vi } from "vitest";
import { getApi } from "~api/app";
import { getDatabase } from "~api/db/client";
import { IN_MEMORY } from "~api/db/in-memory";
import { renewApiState } from "~/api-client/api-state.server";
import { emptyDatabase, keepRows, restoreRows } from "./database";

/** A worker's files share one portal, because opening it takes longer than most tests; each begins with its first rows. */
beforeAll(async () => {
  const isOpen = globalThis.subpixelDatabase !== undefined;
  await getApi();
  const { database } = await getDatabase({ databaseUrl: undefined, dataDir: IN_MEMORY });
  if (!isOpen) return keepRows(database);
  renewApiState();
  await emptyDatabase(database);
  await restoreRows(database);
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
