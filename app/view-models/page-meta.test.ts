import type { MetaDescriptor } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { pageMeta, toMissingPageMeta, toPageMeta, type PageDescription } from "./page-meta";
import { socialCardHref, type SocialCard } from "./social-card";
import { thing } from "./structured-data/structured-data";

const SITE = { siteUrl: "https://play.example.org", brandName: "Subpixel", appEnv: "production" };
const PAGE: PageDescription = {
  title: "Lantern Run",
  description: "Carry the last light.",
  path: "/games/abc123/lantern-run/",
};

function links(meta: MetaDescriptor[], rel: string) {
  return meta.filter((item) => "rel" in item && item["rel"] === rel);
}

function contentsOf(meta: MetaDescriptor[]) {
  return meta.flatMap((item) => ("property" in item ? [[String(item.property), item["content"]] as const] : []));
}

function titleOf(title: string, site = SITE) {
  return toPageMeta({ ...PAGE, title }, "en", site)[0];
}

describe("toPageMeta", () => {
  it("appends the brand to the title, unless the title is the brand", () => {
    expect(titleOf("Lantern Run")).toEqual({ title: "Lantern Run | Subpixel" });
    expect(titleOf("")).toEqual({ title: "Subpixel" });
    expect(titleOf("Subpixel")).toEqual({ title: "Subpixel" });
  });

  it("prefixes the title with an environment other than production", () => {
    expect(titleOf("Lantern Run", { ...SITE, appEnv: "staging" })).toEqual({ title: "STAGING Lantern Run | Subpixel" });
  });

  it("has the canonical URL in the page's own language", () => {
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

  it("has the same texts for search engines and social sites", () => {
    const meta = toPageMeta(PAGE, "de", SITE);
    const [title, description] = ["Lantern Run | Subpixel", "Carry the last light."];
    const picture = "https://play.example.org/images/social-card.jpg";
    expect(meta.filter((item) => "name" in item)).toEqual([
      { name: "description", content: description },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
      { name: "twitter:image", content: picture },
      { name: "twitter:image:alt", content: title },
    ]);
    expect(contentsOf(meta)).toMatchObject([
      ["og:type", "website"],
      ["og:site_name", "Subpixel"],
      ["og:title", title],
      ["og:description", description],
      ["og:url", "https://play.example.org/de/games/abc123/lantern-run/"],
      ["og:image", picture],
      ["og:image:alt", title],
      ["og:locale", "de_DE"],
      ...["en_US", "es_ES", "pl_PL", "pt_BR", "ru_RU", "tr_TR"].map((tag) => ["og:locale:alternate", tag]),
    ]);
  });

  it("has a video if the page has one", () => {
    const contents = contentsOf(toPageMeta({ ...PAGE, video: "/media/a.mp4" }, "en", SITE));
    expect(contents).toContainEqual(["og:type", "video.other"]);
    expect(contents).toContainEqual(["og:video", "https://play.example.org/media/a.mp4"]);
  });

  it.each([
    ["Fennec Works", "Lantern Run, Fennec Works"],
    ["", "Lantern Run"],
  ])("has the size and alt text of a generated card with byline %o", (byline, alt) => {
    const card: SocialCard = {
      ...{ kind: "games", key: "lant01", title: "Lantern Run", byline },
      ...{ coverUrl: null, focusX: null },
    };
    const meta = toPageMeta({ ...PAGE, image: "/media/covers/x.jpg", card }, "de", SITE);
    const contents = contentsOf(meta);
    expect(contents.filter(([property]) => property.startsWith("og:image"))).toEqual([
      ["og:image", `https://play.example.org${socialCardHref(card, "de", "Subpixel")}`],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:image:alt", alt],
    ]);
    expect(meta).toContainEqual({ name: "twitter:image:alt", content: alt });
  });

  it("links the page's news feeds in its language", () => {
    const feeds = [{ title: "New games", path: "/feeds/games.xml" }];
    expect(links(toPageMeta({ ...PAGE, feeds }, "de", SITE), "alternate")).toContainEqual({
      ...{ tagName: "link", rel: "alternate", type: "application/atom+xml" },
      ...{ title: "New games", href: "https://play.example.org/de/feeds/games.xml" },
    });
  });

  it("has the page's structured data, built with its own URL", () => {
    const describePage: NonNullable<PageDescription["structuredData"]>[number] = (page) =>
      thing("WebPage", {
        ...{ name: page.brandName, inLanguage: page.locale, url: page.canonical },
        ...{ image: page.absolute("/media/a.webp") },
      });
    const meta = toPageMeta({ ...PAGE, structuredData: [describePage] }, "de", SITE);
    expect(meta.at(-1)).toEqual({
      "script:ld+json": {
        ...{ "@context": "https://schema.org", "@type": "WebPage", name: "Subpixel", inLanguage: "de" },
        url: "https://play.example.org/de/games/abc123/lantern-run/",
        image: "https://play.example.org/media/a.webp",
      },
    });
  });

  it("marks a page with noindex", () => {
    expect(toPageMeta({ ...PAGE, noindex: true }, "en", SITE)).toContainEqual({ name: "robots", content: "noindex" });
    expect(toPageMeta(PAGE, "en", SITE)).not.toContainEqual({ name: "robots", content: "noindex" });
  });
});

describe("toMissingPageMeta", () => {
  it("has noindex, and a card and all languages like other pages", () => {
    const page = { title: "Page not found", description: "Nothing here.", path: "/no/such/page/" };
    const meta = toMissingPageMeta(page, "de", SITE);
    expect(meta).toContainEqual({ title: "Page not found | Subpixel" });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
    expect(links(meta, "alternate")).toHaveLength(8);
    expect(links(meta, "alternate")).toContainEqual({
      ...{ tagName: "link", rel: "alternate", hrefLang: "pl" },
      href: "https://play.example.org/pl/no/such/page/",
    });
  });
});

describe("pageMeta", () => {
  const own = [{ title: "Own" }];
  const failed = [{ title: "Failed" }];
  const missing = [{ title: "Missing" }];
  const location = { pathname: "/", search: "", hash: "", state: null, key: "default" };
  const metaFor = (data: unknown, error?: unknown, rootData?: unknown) => {
    const root = { id: "root", pathname: "/", data: rootData, params: {}, meta: [] };
    return pageMeta({ data, error, params: {}, location, matches: rootData === undefined ? [] : [root] });
  };

  it("prefers the meta of the page's loader", () => {
    expect(metaFor({ meta: own }, { data: { meta: failed } }, { meta: missing })).toEqual(own);
  });

  it("falls back to the error's meta", () => {
    expect(metaFor(undefined, { data: { meta: failed } }, { meta: missing })).toEqual(failed);
  });

  it.each([[null], [undefined], ["broken"], [new Error("broken")], [{ data: null }], [{ data: "Not found" }]])(
    "falls back to the root's meta if the error %o has none",
    (error) => {
      expect(metaFor(null, error, { meta: missing })).toEqual(missing);
    },
  );

  it.each([["text"], [{}], [{ meta: "text" }]])("ignores the data %o", (data) => {
    expect(metaFor(data, undefined, { meta: missing })).toEqual(missing);
  });

  it("is empty if nothing was loaded", () => {
    expect(metaFor(undefined)).toEqual([]);
    expect(metaFor(undefined, undefined, {})).toEqual([]);
  });
});
