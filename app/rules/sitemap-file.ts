const TYPES = ["pages", "games", "challenges", "tags", "studios", "feeds"] as const;

export type SitemapFile = { type: (typeof TYPES)[number]; page: number };

/** Type and zero-based page of a sitemap's file name, e.g. "games-12.xml", or null. */
export function sitemapFile(name: string): SitemapFile | null {
  const [, typeName, number] = /^([a-z]+)-([1-9]\d{0,6})\.xml$/.exec(name) ?? [];
  const type = TYPES.find((candidate) => candidate === typeName);
  if (!type || number === undefined || (type === "pages" && number !== "1")) return null;
  return { type, page: Number(number) - 1 };
}
