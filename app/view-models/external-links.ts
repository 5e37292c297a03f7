export type ExternalLinkView = { href: string; text: string };

/** The API's data must not put scripts behind a link. */
export function toExternalLinks(hrefs: readonly string[]): ExternalLinkView[] {
  return hrefs.filter(isSafe).map((href) => ({ href, text: linkText(href) }));
}

function isSafe(href: string): boolean {
  return href.startsWith("https://") && URL.canParse(href);
}

function linkText(href: string): string {
  return href.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}
