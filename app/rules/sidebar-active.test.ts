import { expect, it } from "vitest";
import { isSidebarItemActive } from "./sidebar-active";

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
