import { describe, expect, it } from "vitest";
import { refreshFrame, refreshUnlessRefused } from "./page-refresh";

describe("refreshUnlessRefused", () => {
  it.each([undefined, 200, 302])("leaves the decision to the router after status %s", (actionStatus) => {
    expect(refreshUnlessRefused({ actionStatus, defaultShouldRevalidate: true })).toBe(true);
    expect(refreshUnlessRefused({ actionStatus, defaultShouldRevalidate: false })).toBe(false);
  });

  it.each([400, 409, 503])("asks for nothing after status %s", (actionStatus) => {
    expect(refreshUnlessRefused({ actionStatus, defaultShouldRevalidate: true })).toBe(false);
  });
});

describe("refreshFrame", () => {
  const currentUrl = new URL("https://portal.test/tags/runner/");
  const here = { currentUrl, nextUrl: new URL("https://portal.test/"), currentParams: {}, nextParams: {} };

  it("leaves the frame alone from page to page", () => {
    expect(refreshFrame(here)).toBe(false);
    expect(refreshFrame({ ...here, formMethod: "GET" })).toBe(false);
  });

  it("leaves the frame alone from page to page of one language", () => {
    const locale = { locale: "de" };
    expect(refreshFrame({ ...here, currentParams: locale, nextParams: locale })).toBe(false);
    expect(refreshFrame({ ...here, currentParams: locale })).toBe(true);
  });

  it("asks anew in another language, for the same page once more, and after a change that got through", () => {
    expect(refreshFrame({ ...here, nextParams: { locale: "de" } })).toBe(true);
    expect(refreshFrame({ ...here, nextUrl: currentUrl })).toBe(true);
    expect(refreshFrame({ ...here, formMethod: "POST", actionStatus: 200 })).toBe(true);
  });

  it("keeps what it has after a change that did not get through", () => {
    expect(refreshFrame({ ...here, formMethod: "POST", actionStatus: 503 })).toBe(false);
    expect(refreshFrame({ ...here, nextUrl: currentUrl, formMethod: "POST", actionStatus: 503 })).toBe(false);
  });
});
