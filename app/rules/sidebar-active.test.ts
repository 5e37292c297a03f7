import { expect, it } from "vitest";
import { isSidebarItemActive } from "./sidebar-active";

it.each([
  ["/tags/arcade/", "/tags/arcade/", "", true],
  ["/tags/arcade", "/tags/arcade/", "", true],
  ["/", "/", "", true],
  ["/", "/tags/arcade/", "", false],
  ["/tags/arcade/?platform=mobile", "/tags/arcade/", "", true],
  ["/tags/arcade/", "/tags/arcade/", "?platform=desktop", true],
  ["/tags/arcade/", "/tags/arcade/", "?platform=console", false],
  ["/discover/?multiplayer=true", "/discover/", "?multiplayer=true", true],
  ["/discover/?multiplayer=true", "/discover/", "", false],
  ["/tags/arcade//", "/tags/arcade/", "", true],
  ["https://example.com/", "/", "", false],
  ["", "/", "", false],
  ["?platform=mobile", "/", "", false],
])("%s on %s%s: %s", (href, pathname, search, isActive) => {
  expect(isSidebarItemActive(href, { pathname, search })).toBe(isActive);
});
