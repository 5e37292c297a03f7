/** What answers scripts, players' browsers or a supervisor, and nobody who looks for pages. */
const NO_PAGES = ["/api/", "/embedded/", "/healthcheck"];

type Site = { siteUrl: string; appEnv: string };

/**
 * The rules for crawlers. Pages that shall not be found say so themselves (noindex), which only a crawler that may read
 * them learns; an environment that is not production is nobody's to read.
 */
export function toRobots({ siteUrl, appEnv }: Site): string {
  if (appEnv !== "production") return lines("User-agent: *", "Disallow: /");
  return lines("User-agent: *", ...NO_PAGES.map((path) => `Disallow: ${path}`), "", `Sitemap: ${siteUrl}/sitemap.xml`);
}

function lines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}
