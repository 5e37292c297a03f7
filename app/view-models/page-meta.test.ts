import type { MetaDescriptor } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { toMissingPageMeta, toPageMeta, type PageDescription } from "./page-meta";

const SITE = { siteUrl: "https://play.example.org", brandName: "Subpixel", appEnv: "production" };
const PAGE: PageDescription = {
  title: "Lantern Run",
  description: "Carry the last light.",
  path: "/games/abc123/lantern-run/",
};

function links(meta: MetaDescriptor[], rel: string) {
  return meta.filter((item) => "rel" in item && item["rel"] === rel);
}

function titleOf(title: string, site = SITE) {
  return toPageMeta({ ...PAGE, title }, "en", site)[0];
}

describe("toPageMeta", () => {
  it("puts the brand behind the title, unless the title is the brand", () => {
    expect(titleOf("Lantern Run")).toEqual({ title: "Lantern Run | Subpixel" });
    expect(titleOf("")).toEqual({ title: "Subpixel" });
    expect(titleOf("Subpixel")).toEqual({ title: "Subpixel" });
  });

  it("names an environment that is not production in capitals", () => {
    expect(titleOf("Lantern Run", { ...SITE, appEnv: "staging" })).toEqual({ title: "STAGING Lantern Run | Subpixel" });
  });

  it("links the canonical address in the page's own language", () => {
    expect(links(toPageMeta(PAGE, "de", SITE), "canonical")).toEqual([
      { tagName: "link", rel: "canonical", href: "https://play.example.org/de/games/abc123/lantern-run/" },
    ]);
  });

  it("links all seven languages and a default", () => {
    const alternates = links(toPageMeta(PAGE, "ru", SITE), "alternate");
    expect(alternates).toHaveLength(8);
    expect(alternates).toContainEqual({
      tagName: "link",
      rel: "alternate",
      hrefLang: "pt-BR",
      href: "https://play.example.org/pt-br/games/abc123/lantern-run/",
    });
    expect(alternates).toContainEqual({
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: "https://play.example.org/games/abc123/lantern-run/",
    });
  });

  it("always sets a large card with an absolute picture", () => {
    const meta = toPageMeta({ ...PAGE, image: "/media/covers/x.jpg" }, "pl", SITE);
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
    expect(meta).toContainEqual({ property: "og:image", content: "https://play.example.org/media/covers/x.jpg" });
    expect(meta).toContainEqual({ property: "og:locale", content: "pl_PL" });
  });

  it("marks a page that crawlers shall leave out", () => {
    expect(toPageMeta({ ...PAGE, noindex: true }, "en", SITE)).toContainEqual({ name: "robots", content: "noindex" });
    expect(toPageMeta(PAGE, "en", SITE)).not.toContainEqual({ name: "robots", content: "noindex" });
  });
});

describe("toMissingPageMeta", () => {
  it("says no more than that nothing is here", () => {
    expect(toMissingPageMeta("Page not found", SITE)).toEqual([
      { title: "Page not found | Subpixel" },
      { name: "robots", content: "noindex" },
    ]);
  });
});
