import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { clearPlayerData, PLAYER_CHANGE_EVENT } from "./clear-player-data";
import { addRecentSearch, useRecentSearches } from "./recent-searches";

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubCaches(...names: string[]): Set<string> {
  const stored = new Set(names);
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve([...stored]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  return stored;
}

it("clears searches on the screen and in storage, and the caches of visited pages", async () => {
  const caches = stubCaches("pages 1", "shells 1", "files 1", "pictures 1", "games 1");
  const listener = vi.fn();
  window.addEventListener(PLAYER_CHANGE_EVENT, listener, { once: true });
  addRecentSearch("owl");
  const { result } = renderHook(useRecentSearches);
  expect(result.current.searches).toEqual(["owl"]);
  act(clearPlayerData);
  expect(result.current.searches).toEqual([]);
  expect(window.localStorage.getItem("recent-searches")).toBeNull();
  expect(listener).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect([...caches]).toEqual(["files 1"]));
});

it("does not throw where storage is blocked", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("blocked", "SecurityError")) });
  expect(clearPlayerData).not.toThrow();
});
