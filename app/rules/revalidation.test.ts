import { describe, expect, it } from "vitest";
import { shouldRevalidateFrame, revalidateUnlessFailed } from "./revalidation";

describe("refreshUnlessRefused", () => {
  it.each([undefined, 200, 302])("leaves the decision to the router after status %s", (actionStatus) => {
    expect(revalidateUnlessFailed({ actionStatus, defaultShouldRevalidate: true })).toBe(true);
    expect(revalidateUnlessFailed({ actionStatus, defaultShouldRevalidate: false })).toBe(false);
  });

  it.each([400, 409, 503])("asks for nothing after status %s", (actionStatus) => {
    expect(revalidateUnlessFailed({ actionStatus, defaultShouldRevalidate: true })).toBe(false);
  });
});

describe("refreshFrame", () => {
  const currentUrl = new URL("https://portal.test/tags/runner/");
  const here = { currentUrl, nextUrl: new URL("https://portal.test/"), currentParams: {}, nextParams: {} };

  it("leaves the frame alone from page to page", () => {
    expect(shouldRevalidateFrame(here)).toBe(false);
    expect(shouldRevalidateFrame({ ...here, formMethod: "GET" })).toBe(false);
  });

  it("leaves the frame alone from page to page of one language", () => {
    const locale = { locale: "de" };
    expect(shouldRevalidateFrame({ ...here, currentParams: locale, nextParams: locale })).toBe(false);
    expect(shouldRevalidateFrame({ ...here, currentParams: locale })).toBe(true);
  });

  it("asks anew in another language, for the same page once more, and after a change that got through", () => {
    expect(shouldRevalidateFrame({ ...here, nextParams: { locale: "de" } })).toBe(true);
    expect(shouldRevalidateFrame({ ...here, nextUrl: currentUrl })).toBe(true);
    expect(shouldRevalidateFrame({ ...here, formMethod: "POST", actionStatus: 200 })).toBe(true);
  });

  it("keeps what it has after a change that did not get through", () => {
    expect(shouldRevalidateFrame({ ...here, formMethod: "POST", actionStatus: 503 })).toBe(false);
    expect(shouldRevalidateFrame({ ...here, nextUrl: currentUrl, formMethod: "POST", actionStatus: 503 })).toBe(false);
  });
});
