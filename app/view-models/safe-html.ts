import MarkdownIt from "markdown-it";
import { DEFAULT_LOCALE, isLocale, type Locale } from "~/i18n/locales";
import { contentHref } from "~/rules/site-path";

/** Generated from markdown; rendered by components/ui/safe-markup. */
export type SafeHtml = { safeHtml: string };

const INVISIBLE = /[\s\u200b-\u200f\u2060\ufeff]/g;

const MAIL_ADDRESS = /^mailto:[^\s?]+@[^\s?]+$/;

/** Content headings start below the page's h1 and h2. */
const HEADING_STEPS_DOWN = 2;
const LOWEST_HEADING = 6;

const markdownIt = new MarkdownIt({ html: false, linkify: true });

type Tokens = ReturnType<typeof markdownIt.parse>;

// Link targets are checked below, where the viewer's language is available.
markdownIt.validateLink = () => true;

markdownIt.core.ruler.push("sanitize_links_and_headings", ({ tokens, env }) => {
  const { locale: requested } = env;
  const locale = typeof requested === "string" && isLocale(requested) ? requested : DEFAULT_LOCALE;
  for (const token of tokens) {
    if (token.type === "heading_open" || token.type === "heading_close") token.tag = lowerHeading(token.tag);
    if (token.children) token.children = sanitizeTokens(token.children, locale);
  }
});

/** No raw HTML, images become their texts, unsafe links are dropped. Null for blank text. */
export function toSafeHtml(markdown: string | null, locale: Locale): SafeHtml | null {
  if (!markdown || markdown.replace(INVISIBLE, "") === "") return null;
  return { safeHtml: markdownIt.render(markdown, { locale }).trim() };
}

function lowerHeading(heading: string): string {
  return `h${String(Math.min(Number(heading.slice(1)) + HEADING_STEPS_DOWN, LOWEST_HEADING))}`;
}

function sanitizeTokens(tokens: Tokens, locale: Locale): Tokens {
  let isRejected = false;
  return tokens.flatMap((token) => {
    if (token.type === "image") return token.children ? sanitizeTokens(token.children, locale) : [];
    if (token.type === "link_open") {
      const href = hrefOf(token.attrGet("href"), locale);
      isRejected = href === null;
      if (href === null) return [];
      token.attrSet("href", href);
      if (!href.startsWith("/")) token.attrSet("rel", "nofollow noopener ugc");
      return [token];
    }
    return token.type === "link_close" && isRejected ? [] : [token];
  });
}

function hrefOf(href: unknown, locale: Locale): string | null {
  return typeof href === "string" && MAIL_ADDRESS.test(href) ? href : contentHref(href, locale);
}
