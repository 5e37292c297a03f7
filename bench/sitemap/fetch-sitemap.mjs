import { sitemapProblems } from "../../tests/fixtures/xml-schemas.ts";

/** Fetches a sitemap's index and then its files one by one, and fails when one is not valid by its schema. */
export async function fetchSitemap(indexAddress) {
  const index = await fetchFile(indexAddress);
  const files = [index];
  for (const address of locationsIn(index.xml)) files.push(await fetchFile(address));
  return files.map(({ address, xml, milliseconds }) => ({
    name: new URL(address).pathname,
    milliseconds,
    megabytes: Buffer.byteLength(xml) / 1_000_000,
    addresses: address === indexAddress ? 0 : locationsIn(xml).length,
  }));
}

async function fetchFile(address) {
  const started = performance.now();
  const answer = await fetch(address);
  const xml = await answer.text();
  const milliseconds = performance.now() - started;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const [problem] = await sitemapProblems(xml);
  if (problem) throw new Error(`${address} is not valid: ${problem}`);
  return { address, xml, milliseconds };
}

function locationsIn(xml) {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
}
