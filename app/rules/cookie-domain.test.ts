import { expect, it } from "vitest";
import { cookieDomain } from "./cookie-domain";

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
])("cookies of %j are for %j", (hostname, domain) => {
  expect(cookieDomain(hostname)).toBe(domain);
});
