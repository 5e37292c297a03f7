import { describe, expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { paths } from "~/paths";
import { STATIC_PAGES, toEntryUrls, toSitemapUrls } from "./sitemap-urls";

const SITE = "https://play.example.org";
const AT = "2026-11-01T10:00:00Z";
const ID = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01";

describe("toSitemapUrls", () => {
  it("has a URL per language, each listing all of them and the default", () => {
    const urls = toSitemapUrls((locale) => paths.terms(locale), SITE);
    const prefixes = ["", "/de", "/es", "/pl", "/pt-br", "/ru", "/tr"];
    const links = [
      { lang: "en", url: `${SITE}/legal/terms/` },
      { lang: "de", url: `${SITE}/de/legal/terms/` },
      { lang: "es", url: `${SITE}/es/legal/terms/` },
      { lang: "pl", url: `${SITE}/pl/legal/terms/` },
      { lang: "pt-BR", url: `${SITE}/pt-br/legal/terms/` },
      { lang: "ru", url: `${SITE}/ru/legal/terms/` },
      { lang: "tr", url: `${SITE}/tr/legal/terms/` },
      { lang: "x-default", url: `${SITE}/legal/terms/` },
    ];
    expect(urls).toEqual(prefixes.map((prefix) => ({ url: `${SITE}${prefix}/legal/terms/`, links })));
  });

  it("has the last modification, if known", () => {
    expect(toSitemapUrls(paths.legal, SITE, AT).map(({ lastmod }) => lastmod)).toEqual(LOCALES.map(() => AT));
    for (const urls of [toSitemapUrls(paths.legal, SITE, null), toSitemapUrls(paths.legal, SITE)]) {
      expect(urls[0]).not.toHaveProperty("lastmod");
    }
  });
});

describe("toEntryUrls", () => {
  it.each([
    ["games", "lant01", "lantern-run", "/de/games/lant01/lantern-run/"],
    ["games", ID, null, `/de/games/${ID}/`],
    ["challenges", "brea01", "one-breath", "/de/challenges/brea01/one-breath/"],
    ["challenges", ID, null, `/de/challenges/${ID}/`],
    ["tags", "cosy", null, "/de/tags/cosy/"],
    ["studios", ID, null, `/de/studios/${ID}/`],
    ["feeds", "new", null, "/de/feed/new/"],
  ] as const)("of %s maps %s and %s to %s", (type, key, slug, path) => {
    const [english, german] = toEntryUrls(type, { key, slug, lastModified: AT }, SITE);
    expect(german).toMatchObject({ url: SITE + path, lastmod: AT });
    expect(english?.url).toBe(SITE + path.slice("/de".length));
  });

  it("has no last modification if it is unknown", () => {
    const [url] = toEntryUrls("tags", { key: "cosy", slug: null, lastModified: null }, SITE);
    expect(url).not.toHaveProperty("lastmod");
  });
});

describe("STATIC_PAGES", () => {
  it("are the pages outside the catalogue", () => {
    expect(STATIC_PAGES.map((pathIn) => pathIn("de"))).toEqual([
      "/de/",
      "/de/discover/",
      "/de/challenges/",
      "/de/challenges/monthly-challenges/",
      "/de/legal/",
      "/de/legal/terms/",
    ]);
  });
});
