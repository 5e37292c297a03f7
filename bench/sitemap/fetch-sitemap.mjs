import { sitemapProblems } from "../../tests/fixtures/xml-schemas.ts";

export async function fetchSitemap(indexAddress, onFile) {
  const index = await fetchFile(indexAddress);
  const addresses = locationsIn(index.xml);
  const files = [{ ...measured(index), addresses: 0 }];
  for (const address of addresses) {
    files.push(measured(await fetchFile(address)));
    onFile(files.length - 1, addresses.length);
  }
  return files;
}

async function fetchFile(address) {
  const started = performance.now();
  const response = await fetch(address);
  const xml = await response.text();
  const milliseconds = performance.now() - started;
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  const [problem] = await sitemapProblems(xml);
  if (problem) throw new Error(`${address} is not valid: ${problem}`);
  return { address, xml, milliseconds };
}

/** Drops the XML: all files together are a gigabyte. */
function measured({ address, xml, milliseconds }) {
  const megabytes = Buffer.byteLength(xml) / 1_000_000;
  return { name: new URL(address).pathname, milliseconds, megabytes, addresses: locationsIn(xml).length };
}

function locationsIn(xml) {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
}
