import { crawlPage, type CrawledPage } from "../crawl-page";

const PARALLEL = 6;

export type LinkedPage = CrawledPage & { foundOn: string };

type MayFollow = (address: URL, from: CrawledPage) => boolean;

/** Follows links, canonical URLs and alternates, each URL once. */
export async function crawlSite(first: readonly string[], mayFollow: MayFollow): Promise<Map<string, LinkedPage>> {
  const crawled = new Map<string, LinkedPage>();
  const foundOn = new Map(first.map((address) => [address, "the start"]));
  let next: string[] = [...first];
  while (next.length > 0) {
    const found = new Set<string>();
    await inParallel(next, async (address) => {
      const page = await crawlPage(address);
      crawled.set(address, { ...page, foundOn: foundOn.get(address) ?? "" });
      for (const other of addressesOf(page)) {
        if (foundOn.has(other) || !mayFollow(new URL(other), page)) continue;
        foundOn.set(other, address);
        found.add(other);
      }
    });
    next = [...found];
  }
  return crawled;
}

function addressesOf({ links, canonical, alternates }: CrawledPage): string[] {
  return [...links, ...Object.values(alternates), ...(canonical === null ? [] : [canonical])];
}

async function inParallel(addresses: readonly string[], visit: (address: string) => Promise<void>): Promise<void> {
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await visit(address);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}
