import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useBrandPalette } from "./use-brand-palette";

const root = document.documentElement;
const PALETTE = { mode: "dark", colours: { primary: { h: 240, s: 80, l: 45, a: 1 } } };

afterEach(() => {
  vi.unstubAllGlobals();
});

it("applies the brand browser's palette and removes it on unmount", async () => {
  vi.stubGlobal("brandBrowser", { palette: PALETTE });
  const { unmount } = renderHook(() => useBrandPalette({ theme: null, mode: null }));
  await vi.waitFor(() => expect(root.style.getPropertyValue("--color-primary")).toBe("hsl(240 80% 45%)"));
  unmount();
  expect(root.style.getPropertyValue("--color-primary")).toBe("");
});

it("does nothing if unmounted before the palette is loaded", async () => {
  vi.stubGlobal("brandBrowser", { palette: PALETTE });
  renderHook(() => useBrandPalette({ theme: null, mode: null })).unmount();
  await vi.dynamicImportSettled();
  expect(root.dataset["palette"]).toBeUndefined();
});
