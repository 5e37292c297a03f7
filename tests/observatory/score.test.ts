import { describe, expect, it } from "vitest";
import { scorePolicy } from "./policy";
import { observe, type Observed } from "./score";

const STRICT = "default-src 'none'; script-src 'self' 'nonce-x' 'strict-dynamic'; frame-ancestors 'none'";
const GOOD: Observed = {
  headers: {
    "content-security-policy": STRICT,
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
  },
  setCookies: [],
  html: '<script type="module" src="/build/x.js"></script>',
  plainLocation: "https://play.test/",
};
const withHeader = (name: string, value: string) => ({ ...GOOD, headers: { ...GOOD.headers, [name]: value } });

describe("the observatory's criteria", () => {
  it("give an A+ to a page that meets all of them", () => {
    expect(observe(GOOD)).toMatchObject({ grade: "A+", score: 120 });
  });

  it.each<[string, Observed, string]>([
    ["no policy", withHeader("content-security-policy", "frame-ancestors 'none'; script-src 'unsafe-inline'"), "B+"],
    ["a cookie without Secure", { ...GOOD, setCookies: ["a=b; HttpOnly; SameSite=Lax"] }, "B+"],
    ["a cookie for scripts", { ...GOOD, setCookies: ["a=b; Secure; SameSite=Lax"] }, "B"],
    ["external scripts", { ...GOOD, html: '<script src="https://cdn.example/x.js"></script>' }, "C"],
    ["no redirect to https", { ...GOOD, plainLocation: null }, "B+"],
    ["a leaky referrer", withHeader("referrer-policy", "unsafe-url"), "A+"],
    ["a short max-age of HSTS", withHeader("strict-transport-security", "max-age=60"), "A+"],
    ["cross-origin reads for all", withHeader("access-control-allow-origin", "*"), "C"],
    ["nothing at all", { headers: {}, setCookies: ["a=b"], html: "", plainLocation: null }, "F"],
  ])("%s", (_, observed, grade) => {
    expect(observe(observed).grade).toBe(grade);
  });

  it.each([
    [STRICT, 10],
    ["default-src 'self'", 5],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; img-src http:", -10],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'none'; connect-src http://x.test", -20],
    ["script-src 'self'", -20],
    [undefined, -25],
  ])("%s is worth %i", (header, points) => {
    expect(scorePolicy(header)[1]).toBe(points);
  });
});
