import { expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toWebManifest } from "./web-manifest";

const manifest = (brandName = "Subpixel") => toWebManifest({ brandName }, aViewContext().t);

it("has what a browser needs to install the portal", () => {
  const { icons: _icons, screenshots: _screenshots, shortcuts: _shortcuts, ...rest } = manifest();
  expect(rest).toEqual({
    id: "/",
    name: "Subpixel",
    short_name: "Subpixel",
    description: "Discover new games, compete for weekly prizes and share your experience with friends",
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    orientation: "any",
    background_color: "#110f18",
    theme_color: "#110f18",
    categories: ["games", "entertainment"],
  });
});

it("has icons for every purpose", () => {
  expect(manifest().icons).toEqual([
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/images/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/images/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/images/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ]);
});

it("has the owner's brand", () => {
  const shared = { type: "image/jpeg", label: "Moonlight" };
  expect(manifest("Moonlight").screenshots).toEqual([
    { src: "/images/screenshot-wide.jpg", sizes: "1280x720", form_factor: "wide", ...shared },
    { src: "/images/screenshot-narrow.jpg", sizes: "780x1688", form_factor: "narrow", ...shared },
  ]);
});

it("has shortcuts to games and challenges", () => {
  const icons = [{ src: "/images/icon-192.png", sizes: "192x192" }];
  expect(manifest().shortcuts).toEqual([
    { name: "Discover", url: "/discover/", icons },
    { name: "Challenges", url: "/challenges/", icons },
  ]);
});
