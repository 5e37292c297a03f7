import { afterEach, beforeEach, expect, it, vi } from "vitest";

const come = async (referrer: string) => {
  vi.resetModules();
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  return import("./session-referrer");
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("keeps the site of the session's first page for all its pages and tabs", async () => {
  const first = await come("https://news.example.org/games");
  expect(first.sessionReferrer("one")).toBe("news.example.org");
  const second = await come("https://other.example.net/");
  expect(second.sessionReferrer("one")).toBe("news.example.org");
});

it("is of one session: who comes back to the same tab later came from nowhere", async () => {
  const { sessionReferrer } = await come("https://news.example.org/games");
  expect(sessionReferrer("one")).toBe("news.example.org");
  expect(sessionReferrer("two")).toBeNull();
});

it("is forgotten with consent", async () => {
  const { sessionReferrer, removeSessionReferrer } = await come("https://news.example.org/");
  sessionReferrer("one");
  expect(localStorage.getItem("session-referrer")).toContain("news.example.org");
  removeSessionReferrer();
  expect(localStorage.getItem("session-referrer")).toBeNull();
});
