import type { CrawledPage } from "../crawl-page";
import { expect, test } from "../portal";
import { crawlSite, type LinkedPage } from "./crawl-site";

const LANGUAGES = ["en", "de", "es", "pl", "pt-BR", "ru", "tr", "x-default"];

/** URLs that need an account or are not pages. */
const NOT_CRAWLED = /^(\/(de|es|pl|pt-br|ru|tr))?\/(session|profile|messages|studio|api|embedded|og|media)\//;
const PAGE_PARAMETERS = ["page", "show", "timeFrame"];
/** Filters and sort orders multiply: they are crawled in these languages only, and not from filtered pages. */
const FILTERED_LANGUAGES = /^\/(?!(es|pl|pt-br|ru|tr)\/)/;

// A fast crawler gets 429.
test.use({ environment: { RATE_LIMITS: "off" } });

const isFiltered = ({ searchParams }: URL) => [...searchParams.keys()].some((key) => !PAGE_PARAMETERS.includes(key));

const followWithin = (origin: string) => (address: URL, from: CrawledPage) =>
  address.origin === origin &&
  !NOT_CRAWLED.test(address.pathname) &&
  (!isFiltered(address) || (FILTERED_LANGUAGES.test(address.pathname) && !isFiltered(new URL(from.address))));

test("every link, canonical address and alternate language of the site leads to a page", async ({ portal }) => {
  test.setTimeout(400_000);
  const crawled = await crawlSite([`${portal.url}/`], followWithin(portal.url));
  const pages = [...crawled.values()];
  expect(pages.flatMap((page) => statusProblems(page))).toEqual([]);
  expect(pages.flatMap((page) => languageProblems(page, crawled))).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
  const files = await locations(`${portal.url}/sitemap.xml`);
  const listed = (await Promise.all(files.map(locations))).flat();
  expect(listed.length).toBeGreaterThan(200);
  const uncrawled = listed.filter((address) => !crawled.has(address));
  const all = new Map([...crawled, ...(await crawlSite(uncrawled, () => false))]);
  expect(listed.flatMap((address) => listingProblems(all.get(address)))).toEqual([]);
});

function statusProblems({ address, status, location, foundOn }: LinkedPage): string[] {
  if (status === 200) return [];
  return [`${address} returns ${String(status)} ${location ?? ""}, linked on ${foundOn}`];
}

function languageProblems(page: LinkedPage, crawled: Map<string, LinkedPage>): string[] {
  const { address, canonical, alternates, isIndexed } = page;
  if (canonical === null) return [`${address} has no canonical address, linked on ${page.foundOn}`];
  const canonicalPage = crawled.get(canonical);
  const isCanonical = canonical === address;
  const isPlain = new URL(address).search === "";
  const others = isCanonical ? Object.values(alternates).map((other) => crawled.get(other)) : [];
  const alternatesText = JSON.stringify(alternates);
  return [
    ...(canonicalPage?.canonical === canonical ? [] : [`${address} leads to ${canonical}, which is not canonical`]),
    ...(isCanonical || !isPlain || !isIndexed ? [] : [`${address} has the canonical address ${canonical}`]),
    ...(Object.keys(alternates).join() === LANGUAGES.join() ? [] : [`${address} has the languages ${alternatesText}`]),
    ...(others.every((other) => JSON.stringify(other?.alternates) === alternatesText)
      ? []
      : [`${address}: no link back`]),
    ...(!isCanonical || Object.values(alternates).includes(address)
      ? []
      : [`${address} is not among its own alternates`]),
  ];
}

function listingProblems(page: LinkedPage | undefined): string[] {
  if (!page) return ["an address of the sitemap was not requested"];
  const { address, status, canonical, isIndexed } = page;
  const isValid = status === 200 && canonical === address && isIndexed;
  return isValid ? [] : [`${address} is listed, returns ${String(status)}, canonical ${String(canonical)}`];
}

async function locations(file: string): Promise<string[]> {
  const response = await fetch(file);
  expect(response.status, file).toBe(200);
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
}
