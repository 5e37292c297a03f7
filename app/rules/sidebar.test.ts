import { expect, it } from "vitest";
import { isSidebarItemActive, sidebarCookie } from "./sidebar";

it.each([
  ["/tags/arcade/", "/tags/arcade/", true],
  ["/tags/arcade", "/tags/arcade/", true],
  ["/tags/arcade//", "/tags/arcade/", true],
  ["/", "/", true],
  ["/", "/tags/arcade/", false],
  ["/tags/arcade/?platform=mobile", "/tags/arcade/", true],
  ["/tags/arcade/?platform=desktop", "/tags/arcade/", true],
  ["/tags/arcade/?platform=console", "/tags/arcade/", false],
  ["/discover/?multiplayer=true", "/discover/", false],
  ["https://example.com/", "/", false],
  ["", "/", false],
  ["?platform=mobile", "/", false],
])("%s on %s: %s", (href, pathname, isActive) => {
  expect(isSidebarItemActive(href, pathname)).toBe(isActive);
});

it("stores for a year on all paths whether the sidebar is open", () => {
  const site = { protocol: "http:" };
  expect(sidebarCookie(true, site)).toBe("sidebar=open; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(sidebarCookie(false, site)).toBe("sidebar=collapsed; Path=/; Max-Age=31536000; SameSite=Lax");
});

it("the cookie is secure if it was set over https", () => {
  expect(sidebarCookie(true, new URL("https://play.test/de/"))).toBe(
    "sidebar=open; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});
