import { describe, expect, it } from "vitest";
import { revalidateAfterConflict, revalidateUnlessFailed, shouldRevalidateFrame } from "./revalidation";

describe("revalidateUnlessFailed", () => {
  it.each([undefined, 200, 302])("leaves the decision to the router after status %s", (actionStatus) => {
    expect(revalidateUnlessFailed({ actionStatus, defaultShouldRevalidate: true })).toBe(true);
    expect(revalidateUnlessFailed({ actionStatus, defaultShouldRevalidate: false })).toBe(false);
  });

  it.each([400, 409, 503])("does not revalidate after status %s", (actionStatus) => {
    expect(revalidateUnlessFailed({ actionStatus, defaultShouldRevalidate: true })).toBe(false);
  });
});

describe("revalidateAfterConflict", () => {
  it("revalidates after a conflict, and otherwise unless the action failed", () => {
    const failed = (actionStatus: number) => revalidateAfterConflict({ actionStatus, defaultShouldRevalidate: false });
    expect([failed(409), failed(422), failed(503)]).toEqual([true, false, false]);
    expect(revalidateAfterConflict({ actionStatus: 302, defaultShouldRevalidate: true })).toBe(true);
  });
});

describe("a started play", () => {
  const play = { formAction: "/api/plays/", formMethod: "POST", actionStatus: 200 };
  const url = new URL("https://portal.test/games/a/");

  it("refreshes nothing while its game loads", () => {
    expect(revalidateUnlessFailed({ ...play, defaultShouldRevalidate: true })).toBe(false);
    expect(shouldRevalidateFrame({ ...play, currentUrl: url, nextUrl: url, currentParams: {}, nextParams: {} })).toBe(
      false,
    );
  });
});

describe("shouldRevalidateFrame", () => {
  const currentUrl = new URL("https://portal.test/tags/runner/");
  const here = { currentUrl, nextUrl: new URL("https://portal.test/"), currentParams: {}, nextParams: {} };

  it("does not revalidate on navigation", () => {
    expect(shouldRevalidateFrame(here)).toBe(false);
    expect(shouldRevalidateFrame({ ...here, formMethod: "GET" })).toBe(false);
  });

  it("does not revalidate on navigation within one language", () => {
    const locale = { locale: "de" };
    expect(shouldRevalidateFrame({ ...here, currentParams: locale, nextParams: locale })).toBe(false);
    expect(shouldRevalidateFrame({ ...here, currentParams: locale })).toBe(true);
  });

  it("revalidates for another language, for the same URL and after a successful action", () => {
    expect(shouldRevalidateFrame({ ...here, nextParams: { locale: "de" } })).toBe(true);
    expect(shouldRevalidateFrame({ ...here, nextUrl: currentUrl })).toBe(true);
    expect(shouldRevalidateFrame({ ...here, formMethod: "POST", actionStatus: 200 })).toBe(true);
  });

  it("does not revalidate after a failed action", () => {
    expect(shouldRevalidateFrame({ ...here, formMethod: "POST", actionStatus: 503 })).toBe(false);
    expect(shouldRevalidateFrame({ ...here, nextUrl: currentUrl, formMethod: "POST", actionStatus: 503 })).toBe(false);
  });
});
