import { expect, it } from "vitest";
import { browserCookie } from "./browser-cookie";

const COOKIE = { name: "theme", value: "lambda.dark", maxAgeSeconds: 60 };

it("keeps its name over http", () => {
  expect(browserCookie(COOKIE, { protocol: "http:" })).toBe("theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax");
});

it("is bound to its host over https", () => {
  expect(browserCookie(COOKIE, new URL("https://play.test/de/"))).toBe(
    "__Host-theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax; Secure",
  );
});

it("is sent to one host, or to all hosts of a domain, where that is said", () => {
  const site = new URL("https://www.play.test/");
  expect(browserCookie({ ...COOKIE, domain: null }, site)).toBe(
    "theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax; Secure",
  );
  expect(browserCookie({ ...COOKIE, domain: "play.test" }, site)).toBe(
    "theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax; Domain=play.test; Secure",
  );
});
