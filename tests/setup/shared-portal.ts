import { afterAll, beforeAll, vi } from "vitest";
import { emptyDatabase, fillWithDemoCatalogue } from "./database";

/** Fresh module state per file; the database stays open, because opening it is slower than the tests. */
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
