import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";

const CRAWLER = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
const LANGUAGES = ["en", "de", "es", "pl", "pt-BR", "ru", "tr", "x-default"];

test("a crawler reads the full home and game page, in German and Russian too", async ({ page, request }) => {
  const { game } = await findCatalogue(page);
  const readings = [
    { address: "/", texts: ["Lantern Run", "Pond Quartet", "Softfall", "Top score"] },
    { address: "/de/", texts: ["Lantern Run", "Herausforderung", "Bestwert"] },
    { address: "/ru/", texts: ["Lantern Run", "Испытания"] },
    { address: game, texts: ["Fennec Works", "Controls"] },
    { address: `/de${game}`, texts: ["Fennec Works", "Steuerung"] },
    { address: `/ru${game}`, texts: ["Fennec Works", "Управление"] },
  ];
  for (const { address, texts } of readings) {
    const html = await (await request.get(address, { headers: CRAWLER })).text();
    const visible = html.replace(/<script[\s\S]*?<\/script>/g, "");
    for (const text of texts) expect(visible, `${address} contains ${text}`).toContain(text);
  }
});

test("every page links its canonical address and all languages", async ({ page, portal }) => {
  const { game, challenge, tag } = await findCatalogue(page);
  for (const path of ["/", game, challenge, tag]) {
    await page.goto(`/pl${path}?utm_source=x`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${portal.url}/pl${path}`);
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")))).toEqual(
      LANGUAGES,
    );
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,}/);
    await expect(page).toHaveTitle(/Subpixel$/);
  }
});

test("redirects every variant of an address to its canonical form", async ({ page, request }) => {
  const { game } = await findCatalogue(page);
  const [, , shortId = ""] = game.split("/");
  const moves = [
    [game.replace(/\/$/, "") + "?a=1", `${game}?a=1`],
    [`/games/${shortId}/another-name/?a=1`, `${game}?a=1`],
    [`/en${game}`, game],
    [`/DE${game}`, `/de${game}`],
    ["/pt-br", "/pt-br/"],
  ];
  for (const [from = "", to = ""] of moves) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers()["location"], from).toBe(to);
  }
});

test("unknown addresses return 404 inside the page frame", async ({ request }) => {
  for (const address of ["/nope/", "/xx/", "/games/zzzzzz/x/", "/challenges/zzzzzz/x/", "/tags/zzzzzz/", "/a/b/c/d/"]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    const html = await response.text();
    expect(html, address).toContain("Dead pixel");
    expect(html, `${address} keeps the sidebar`).toContain('href="/tags/');
  }
});
