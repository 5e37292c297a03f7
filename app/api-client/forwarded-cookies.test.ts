import { describe, expect, it } from "vitest";
import { forwardedCookies } from "./forwarded-cookies";

const NAMES = ["session", "SESSION"];

describe("forwardedCookies", () => {
  it("returns the session's cookies only", () => {
    expect(forwardedCookies("theme=dark; session=abc=1; sidebar=open; SESSION=x", NAMES)).toBe(
      "session=abc=1; SESSION=x",
    );
  });

  it("ignores a cookie whose name only starts or ends like a session cookie's", () => {
    expect(forwardedCookies("session_id=1; sessions=2; xsession=3", NAMES)).toBe("");
  });

  it("accepts the __Host- form of a name, too", () => {
    expect(
      forwardedCookies("__Host-session=a; __Host-theme=b; __Secure-session=c; __Host-__Host-session=d", NAMES),
    ).toBe("__Host-session=a");
  });

  it("is empty without a header", () => {
    expect(forwardedCookies(null, NAMES)).toBe("");
  });
});
