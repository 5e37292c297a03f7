import { expect, it } from "vitest";
import { sidebarCookie } from "./sidebar-cookie";

it("keeps for a year, on the whole site, whether the sidebar is open", () => {
  const site = { protocol: "http:" };
  expect(sidebarCookie(true, site)).toBe("sidebar=open; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(sidebarCookie(false, site)).toBe("sidebar=collapsed; Path=/; Max-Age=31536000; SameSite=Lax");
});

it("goes over https only where it was written over https", () => {
  expect(sidebarCookie(true, new URL("https://play.test/de/"))).toBe(
    "sidebar=open; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});
