import { afterAll, beforeAll, vi } from "vitest";
import { emptyDatabase, fillWithDemoCatalogue } from "./database";

/** Each file gets a portal that remembers nothing; its database stays open, since opening takes longer than the tests. */
vi.resetModules();

beforeAll(async () => {
  const opened = await globalThis.subpixelDatabase;
  if (!opened) return;
  await emptyDatabase(opened.database);
  await fillWithDemoCatalogue(opened.database);
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
