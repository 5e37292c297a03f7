import { expect, it, vi } from "vitest";
import { checkHealth, healthResponse } from "./health";

it("is ok when every check passes, and when one cannot run", async () => {
  const health = await checkHealth({ api: () => Promise.resolve(), database: () => Promise.resolve("unknown") });
  expect(health).toMatchObject({
    status: "ok",
    checks: { process: { status: "ok" }, api: { status: "ok" }, database: { status: "unknown" } },
  });
  const response = healthResponse(health);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

it("names the failed check and hides the reason", async () => {
  const refuse = () => Promise.reject(new Error("password authentication failed for user portal"));
  const response = healthResponse(await checkHealth({ api: () => Promise.resolve(), database: refuse }));
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toContain('"database":{"status":"failed"');
  expect(text).not.toContain("password");
});

it("does not wait longer than a second", async () => {
  vi.useFakeTimers();
  const pending = checkHealth({ database: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await pending).status).toBe("failed");
  vi.useRealTimers();
});
