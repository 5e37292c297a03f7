import { describe, expect, it } from "vitest";
import { forwardedCookies } from "./forwarded-cookies";

const NAMES = ["session", "SESSION"];

describe("forwardedCookies", () => {
  it("keeps the session's cookies and drops every other", () => {
    expect(forwardedCookies("theme=dark; session=abc=1; sidebar=open; SESSION=x", NAMES)).toBe(
      "session=abc=1; SESSION=x",
    );
  });

  it("does not take a name that only begins alike", () => {
    expect(forwardedCookies("session_id=1; sessions=2; xsession=3", NAMES)).toBe("");
  });

  it("takes a name for its form that is bound to the host as well", () => {
    expect(
      forwardedCookies("__Host-session=a; __Host-theme=b; __Secure-session=c; __Host-__Host-session=d", NAMES),
    ).toBe("__Host-session=a");
  });

  it("is empty without a header", () => {
    expect(forwardedCookies(null, NAMES)).toBe("");
  });
});
