import { request as httpRequest } from "node:http";
import { expect, test } from "./portal";

test("pages enforce a policy that lists each of their scripts", async ({ page, request }) => {
  const first = (await request.get("/")).headers()["content-security-policy"] ?? "";
  expect(first).toContain("object-src 'none'");
  expect(first).toContain("frame-ancestors 'none'");
  expect(first).not.toMatch(/script-src[^;]*unsafe-inline/);
  const headers = (await request.get("/")).headers();
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
  expect(headers["x-powered-by"]).toBeUndefined();
  const policy = (await page.goto("/"))?.headers()["content-security-policy"] ?? "";
  const hashes = await page.evaluate(async () => {
    const inline = document.querySelectorAll('script:not([src]):not([type="application/ld+json"])');
    const hashOf = async ({ textContent }: Element) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(textContent ?? ""));
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
    };
    return Promise.all(Array.from(inline, hashOf));
  });
  expect(hashes.length).toBeGreaterThan(2);
  for (const hash of hashes) expect(policy).toContain(hash);
  expect(policy).not.toMatch(/script-src[^;]*('self'|https?:[ ;])/);
});

test("a visitor's page may be cached and sets no cookie", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  expect(headers["cache-control"]).toContain("public");
  expect(headers["set-cookie"]).toBeUndefined();
});

test("assets are precompressed and cached for a year", async ({ page, request }) => {
  await page.goto("/");
  const [script = ""] = /\/build\/_shared\/library-[^"]+\.js/.exec(await page.content()) ?? [];
  const headers = (await request.get(script, { headers: { "accept-encoding": "br" } })).headers();
  expect(headers).toMatchObject({ "content-encoding": "br", "cache-control": "public, max-age=31536000, immutable" });
});

test("another site cannot submit the portal's forms", async ({ request }) => {
  const response = await request.post("/api/logout/", {
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(response.status()).toBe(403);
});

test("a form of the site passes a proxy that sends another host", async ({ portal }) => {
  const send = (origin: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { host: "portal.internal", origin, "content-type": "application/x-www-form-urlencoded" };
      const sent = httpRequest(`${portal.url}/profile/links/`, { method: "POST", headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.once("error", reject);
      sent.end("intent=save");
    });
  // Signed out, so the same-origin form redirects to the login page.
  expect(await send(portal.url)).toBe(302);
  expect(await send("https://evil.example")).toBe(403);
});

test("the login page never leads elsewhere", async ({ request, portal }) => {
  for (const target of ["https://evil.example/", "//evil.example/", "/\\evil.example/", "javascript:alert(1)"]) {
    const address = `/embedded/api/session/login?site=${portal.url}&target=${encodeURIComponent(target)}`;
    const response = await request.get(address);
    expect(await response.text()).not.toContain("evil.example");
  }
});
