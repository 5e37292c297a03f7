import fc from "fast-check";
import { expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { contentHref, sitePath } from "~/rules/site-path";
import { canonicalDocumentPath, splitLocale, withLocale } from "~/rules/locale-path";
import { allowedPaymentUrl } from "~/rules/payments";
import { readRequestTarget } from "~/rules/request-target";
import { parseConfiguration } from "~api/configuration";
import { resolveRedirectTarget } from "~api/login/redirect-target";
import { fuzz, textOf } from "./fuzz";

const SITE = "https://play.example";
const HOSTS = ["//", "\\", "evil.example", "play.example", "@", ":", ":8443", "%2F", "%5c", "%09", "\t", "\n", "\0"];
const PATHS = ["/", ".", "..", "%2e", "?", "#", "&", "=", "de", "pt-br", "EN", "games", ";", "%", "%zz", "％", "。"];
const SCHEMES = ["https:", "http:", "HTTPS:", "javascript:", "data:", "blob:", "ftp:", "//user:pass@"];
const addresses = textOf(...HOSTS, ...PATHS, ...SCHEMES);
const rooted = addresses.map((address) => `/${address}`);
const anyAddress = fc.oneof(addresses, rooted);
const locales = fc.constantFrom(...LOCALES);

const originOf = (address: string) => new URL(address, SITE).origin;

it("sitePath stays on the site", async () => {
  await fuzz(anyAddress, (address) => {
    const path = sitePath(address);
    if (path === null) return;
    expect(originOf(path)).toBe(SITE);
    expect(sitePath(path)).toBe(path);
  });
});

it("contentHref leads to the site, or by http(s) to its own host", async () => {
  await fuzz(fc.tuple(anyAddress, locales), ([address, locale]) => {
    const href = contentHref(address, locale);
    if (href === null) return;
    if (address.startsWith("/")) expect(originOf(href)).toBe(SITE);
    else expect([href, new URL(href).protocol]).toEqual([address, expect.stringMatching(/^https?:$/)]);
  });
});

it("the login redirects to the site or the API only", async () => {
  const settings = { SITE_URL: SITE, PUBLIC_API_BASE_URL: "https://api.example/v1" };
  const configuration = parseConfiguration(settings, { isEmbedded: false });
  const requests = fc.record({ site: fc.option(anyAddress, { nil: undefined }), target: anyAddress });
  await fuzz(requests, (request) => {
    const { origin, username, password } = resolveRedirectTarget(request, configuration);
    expect(["https://play.example", "https://api.example"]).toContain(origin);
    expect(username + password).toBe("");
  });
});

it("a document's canonical address is on the site and idempotent", async () => {
  await fuzz(rooted, (address) => {
    const { pathname } = new URL(SITE + address);
    const canonical = canonicalDocumentPath(pathname);
    expect(originOf(canonical)).toBe(SITE);
    expect(canonicalDocumentPath(canonical)).toBe(canonical);
  });
});

it("the page in another language is on the site", async () => {
  await fuzz(fc.tuple(rooted, locales), ([address, locale]) => {
    const path = sitePath(address);
    if (path === null) return;
    const canonical = canonicalDocumentPath(new URL(path, SITE).pathname);
    expect(originOf(withLocale(locale, splitLocale(canonical).path))).toBe(SITE);
  });
});

it("a wrong name redirects to the page's own path", async () => {
  await fuzz(rooted, (address) => {
    if (!URL.canParse(address, SITE)) return;
    const elsewhere = canonicalRedirect(new URL(address, SITE).href, "/de/games/abc123/run/");
    if (elsewhere !== null)
      expect(new URL(elsewhere, SITE)).toMatchObject({ origin: SITE, pathname: "/de/games/abc123/run/" });
  });
});

it("a request's target is a path or rejected", async () => {
  await fuzz(anyAddress, (target) => {
    const read = readRequestTarget(target);
    if (read) expect(read.address.startsWith("/")).toBe(true);
  });
});

it("buyers are sent to allowed origins only", async () => {
  const allowed = ["https://pay.example", "http://evil.example"];
  await fuzz(textOf("https://pay.example", "http://evil.example", ...HOSTS, ...PATHS), (address) => {
    const href = allowedPaymentUrl(address, allowed);
    if (href !== null) expect(new URL(href).origin).toBe("https://pay.example");
  });
});
