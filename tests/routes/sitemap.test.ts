import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { loader as indexLoader } from "~/routes/[sitemap.xml]";
import { loader as fileLoader } from "~/routes/sitemaps.$file";
import { sitemapProblems } from "../fixtures/xml-schemas";
import { openPortal } from "../setup/portal-visitors";
import { TEST_SITE_URL } from "../setup/test-api";

async function load(loader: (args: LoaderFunctionArgs) => Promise<Response>, path: string): Promise<Response> {
  const file = path.split("/").at(-1) ?? "";
  try {
    return await loader({ request: new Request(TEST_SITE_URL + path), params: { file }, context: {} });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);

describe("the sitemap", () => {
  let files: string[] = [];
  beforeAll(async () => {
    await openPortal();
    const index = await (await load(indexLoader, "/sitemap.xml")).text();
    expect(await sitemapProblems(index)).toEqual([]);
    files = locations(index).map((address) => new URL(address).pathname);
  });

  it("is an index of files by type", () => {
    expect(files).toContain("/sitemaps/pages-1.xml");
    expect(files).toContain("/sitemaps/games-1.xml");
    expect(files).toContain("/sitemaps/challenges-1.xml");
    expect(files).toContain("/sitemaps/tags-1.xml");
  });

  it("is valid in every file, and lists every page in seven languages that link each other", async () => {
    for (const path of files) {
      const response = await load(fileLoader, path);
      expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
      const xml = await response.text();
      expect(await sitemapProblems(xml), path).toEqual([]);
      const urls = xml.match(/<url>.*?<\/url>/gs) ?? [];
      expect(urls.length % 7, path).toBe(0);
      const listed = new Set(locations(xml));
      for (const url of urls) {
        const links = [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href = ""]) => [
          lang,
          href,
        ]);
        expect(links.map(([lang]) => lang)).toEqual(["en", "de", "es", "pl", "pt-BR", "ru", "tr", "x-default"]);
        for (const [, href = ""] of links) expect(listed).toContain(href);
      }
    }
  });

  it("returns 404 for other files", async () => {
    const unknown = ["games-0", "games-2", "games-01", "games", "players-1", "pages-2", "games-1e9"];
    for (const name of unknown) expect((await load(fileLoader, `/sitemaps/${name}.xml`)).status, name).toBe(404);
  });
});
