const CRAWLER = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

/** What a crawler reads from a response; all URLs are absolute, without fragment. */
export type CrawledPage = {
  address: string;
  status: number;
  location: string | null;
  links: string[];
  canonical: string | null;
  alternates: Record<string, string>;
  isIndexed: boolean;
};

export async function crawlPage(address: string): Promise<CrawledPage> {
  const response = await fetch(address, { headers: CRAWLER, redirect: "manual" });
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isPage ? await response.text() : "";
  if (!isPage) await response.body?.cancel();
  const absolute = (href: string) => withoutFragment(new URL(href, address).href);
  const head = elements(html, "link");
  const alternates = head.filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
  return {
    address,
    status: response.status,
    location: response.headers.get("location"),
    links: elements(html, "a").flatMap(({ href }) => (href === undefined ? [] : [absolute(href)])),
    canonical: head.find(({ rel }) => rel === "canonical")?.["href"] ?? null,
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang ?? "", href ?? ""])),
    isIndexed: !elements(html, "meta").some(({ name, content }) => name === "robots" && content?.includes("noindex")),
  };
}

function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, text = ""]) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function withoutFragment(address: string): string {
  return address.split("#")[0] ?? address;
}
