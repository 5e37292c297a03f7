import { expect, it } from "vitest";
import { browserCookie, cookieDomain, cookieValue } from "./cookies";

const COOKIE = { name: "theme", value: "lambda.dark", maxAgeSeconds: 60 };

it("has no prefix over http", () => {
  expect(browserCookie(COOKIE, { protocol: "http:" })).toBe("theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax");
});

it("has the __Host- prefix over https", () => {
  expect(browserCookie(COOKIE, new URL("https://play.test/de/"))).toBe(
    "__Host-theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax; Secure",
  );
});

it("is sent to one host or to all hosts of a domain, as requested", () => {
  const site = new URL("https://www.play.test/");
  expect(browserCookie({ ...COOKIE, domain: null }, site)).toBe(
    "theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax; Secure",
  );
  expect(browserCookie({ ...COOKIE, domain: "play.test" }, site)).toBe(
    "theme=lambda.dark; Path=/; Max-Age=60; SameSite=Lax; Domain=play.test; Secure",
  );
});

it.each([
  ["a=1; theme=x; b=2", "x"],
  ["theme=x;b=2", "x"],
  ["theme=", ""],
  ["theme=a=b", "a=b"],
  ["theme=first; theme=second", "first"],
  ["theme=planted; __Host-theme=own", "own"],
  ["__Host-theme=own", "own"],
  ["__Secure-theme=x", null],
  ["my-theme=x", null],
  ["themes=x", null],
  ["theme", null],
  ["", null],
])("the theme of %j is %j", (cookies, value) => {
  expect(cookieValue(cookies, "theme")).toBe(value);
});

it.each([
  ["subpixel.example", "subpixel.example"],
  ["www.subpixel.example", "subpixel.example"],
  ["play.games.subpixel.example", "subpixel.example"],
  ["WWW.Subpixel.Example.", "subpixel.example"],
  ["www.subpixel.co.uk", "subpixel.co.uk"],
  ["subpixel.com.br", "subpixel.com.br"],
  ["a.b.subpixel.com.tr", "subpixel.com.tr"],
  ["www.subpixel.com.pl", "subpixel.com.pl"],
  ["www.co.example", "co.example"],
  ["www.subpixel.de", "subpixel.de"],
  ["co.uk", null],
  ["localhost", null],
  ["portal.localhost", null],
  ["portal", null],
  ["127.0.0.1", null],
  ["192.168.0.12", null],
  ["[::1]", null],
  ["subpixel.github.io", null],
  ["github.io", null],
  ["mygithub.io", "mygithub.io"],
  ["subpixel.eu-west-1.amazonaws.com", null],
  ["a..b", null],
  ["", null],
])("the cookie domain of %j is %j", (hostname, domain) => {
  expect(cookieDomain(hostname)).toBe(domain);
});
