/** For scripts, players' browsers and supervisors. */
const NON_PAGE_PREFIXES = ["/api/", "/embedded/", "/healthcheck"];

type Site = { siteUrl: string; appEnv: string };

/** Unlisted pages use noindex, which a crawler must be allowed to read. Only production is crawled. */
export function toRobots({ siteUrl, appEnv }: Site): string {
  if (appEnv !== "production") return lines("User-agent: *", "Disallow: /");
  return lines(
    "User-agent: *",
    ...NON_PAGE_PREFIXES.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
  );
}

function lines(...all: string[]): string {
  return `${all.join("\n")}\n`;
}
