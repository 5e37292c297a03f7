import type { CrawledPage } from "./crawl-page";
import { expect, test } from "./portal";
import { walkSite, type WalkedPage } from "./site-walk";

const LANGUAGES = ["en", "de", "es", "pl", "pt-BR", "ru", "tr", "x-default"];

/** URLs that need an account or are not pages. */
const NOT_WALKED = /^(\/(de|es|pl|pt-br|ru|tr))?\/(session|profile|messages|api|embedded|og|media)\//;
const PAGE_PARAMETERS = ["page", "show", "timeFrame"];
/** Filters and sort orders multiply: they are crawled in these languages only, and not from filtered pages. */
const FILTERED_LANGUAGES = /^\/(?!(es|pl|pt-br|ru|tr)\/)/;

// A fast crawler gets 429.
test.use({ environment: { RATE_LIMITS: "off" } });

const isFiltered = ({ searchParams }: URL) => [...searchParams.keys()].some((key) => !PAGE_PARAMETERS.includes(key));

const followWithin = (origin: string) => (address: URL, from: CrawledPage) =>
  address.origin === origin &&
  !NOT_WALKED.test(address.pathname) &&
  (!isFiltered(address) || (FILTERED_LANGUAGES.test(address.pathname) && !isFiltered(new URL(from.address))));

test(
  "every link, canonical address and alternate language of the site leads to a page",
  { tag: "@wide" },
  async ({ portal }) => {
    test.setTimeout(400_000);
    const walked = await walkSite([`${portal.url}/`], followWithin(portal.url));
    const pages = [...walked.values()];
    expect(pages.flatMap((page) => answerProblems(page))).toEqual([]);
    expect(pages.flatMap((page) => languageProblems(page, walked))).toEqual([]);
    expect(pages.length).toBeGreaterThan(300);
    const files = await locations(`${portal.url}/sitemap.xml`);
    const listed = (await Promise.all(files.map(locations))).flat();
    expect(listed.length).toBeGreaterThan(200);
    const unwalked = listed.filter((address) => !walked.has(address));
    const all = new Map([...walked, ...(await walkSite(unwalked, () => false))]);
    expect(listed.flatMap((address) => listingProblems(all.get(address)))).toEqual([]);
  },
);

function answerProblems({ address, status, location, foundOn }: WalkedPage): string[] {
  if (status === 200) return [];
  return [`${address} returns ${String(status)} ${location ?? ""}, linked on ${foundOn}`];
}

function languageProblems(page: WalkedPage, walked: Map<string, WalkedPage>): string[] {
  const { address, canonical, alternates, isIndexed } = page;
  if (canonical === null) return [`${address} has no canonical address, linked on ${page.foundOn}`];
  const own = walked.get(canonical);
  const isOwn = canonical === address;
  const isPlain = new URL(address).search === "";
  const others = isOwn ? Object.values(alternates).map((other) => walked.get(other)) : [];
  const named = JSON.stringify(alternates);
  return [
    ...(own?.canonical === canonical ? [] : [`${address} leads to ${canonical}, which is not canonical`]),
    ...(isOwn || !isPlain || !isIndexed ? [] : [`${address} has the canonical address ${canonical}`]),
    ...(Object.keys(alternates).join() === LANGUAGES.join() ? [] : [`${address} has the languages ${named}`]),
    ...(others.every((other) => JSON.stringify(other?.alternates) === named) ? [] : [`${address}: no link back`]),
    ...(!isOwn || Object.values(alternates).includes(address) ? [] : [`${address} is not among its own alternates`]),
  ];
}

function listingProblems(page: WalkedPage | undefined): string[] {
  if (!page) return ["an address of the sitemap was not requested"];
  const { address, status, canonical, isIndexed } = page;
  const isRight = status === 200 && canonical === address && isIndexed;
  return isRight ? [] : [`${address} is listed, returns ${String(status)}, canonical ${String(canonical)}`];
}

async function locations(file: string): Promise<string[]> {
  const answer = await fetch(file);
  expect(answer.status, file).toBe(200);
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
}
