import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { somePublicSettings } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { useGameJamLink } from "./use-game-jam-link";

function Probe() {
  return <output>{JSON.stringify(useGameJamLink())}</output>;
}

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 1 });
    return 0;
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function linkWith(event: { isOn: boolean; isRegionLimited: boolean }, locale: "en" | "de" = "en") {
  renderInRoot(<Probe />, { root: { locale, publicSettings: somePublicSettings({ event }) } });
  await act(() => vi.dynamicImportSettled());
  return JSON.parse((await screen.findByRole("status")).textContent) as unknown;
}

it("is absent while the event is off, and sends no request", async () => {
  expect(await linkWith({ isOn: false, isRegionLimited: true })).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

it("is visible to all visitors without the region flag, in the page's language", async () => {
  expect(await linkWith({ isOn: true, isRegionLimited: false }, "de")).toEqual({
    href: "/de/events/viral-glitch/",
    isShown: true,
  });
  expect(fetchMock).not.toHaveBeenCalled();
});

it.each([
  ["other than Brazil", Response.json({ countryCode: "PL" }), true],
  ["Brazil", Response.json({ countryCode: "BR" }), false],
  ["unknown", new Response(null, { status: 204 }), false],
  ["from a 203 response", Response.json({ countryCode: "PL" }, { status: 203 }), false],
  ["of another shape", Response.json(["PL"]), false],
])("with the region flag and a country %s", async (_, response, isShown) => {
  fetchMock.mockResolvedValue(response);
  expect(await linkWith({ isOn: true, isRegionLimited: true })).toMatchObject({ isShown });
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith("/api/country-code/", { credentials: "omit", mode: "cors" });
});

it("keeps its space when the request fails", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await linkWith({ isOn: true, isRegionLimited: true })).toEqual({
    href: "/events/viral-glitch/",
    isShown: false,
  });
});
