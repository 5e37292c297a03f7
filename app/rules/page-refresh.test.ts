import { describe, expect, it } from "vitest";
import { refreshUnlessRefused } from "./page-refresh";

describe("refreshUnlessRefused", () => {
  it.each([undefined, 200, 302])("leaves the decision to the router after status %s", (actionStatus) => {
    expect(refreshUnlessRefused({ actionStatus, defaultShouldRevalidate: true })).toBe(true);
    expect(refreshUnlessRefused({ actionStatus, defaultShouldRevalidate: false })).toBe(false);
  });

  it.each([400, 409, 503])("asks for nothing after status %s", (actionStatus) => {
    expect(refreshUnlessRefused({ actionStatus, defaultShouldRevalidate: true })).toBe(false);
  });
});
