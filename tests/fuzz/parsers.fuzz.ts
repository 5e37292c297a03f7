import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod";
import { toSafeHtml } from "~/view-models/safe-html";
import { paths } from "~/paths";
import { attributionOf } from "~/rules/attribution";
import { parseDiscoverQuery, toDiscoverQuery } from "~/rules/discover-query";
import { OPAQUE_FRAME } from "~/rules/frame-sandbox";
import { readGridQuery } from "~/rules/grid-query";
import { pageCacheKeyCookies, splitQuery } from "~/rules/page-cache-key";
import { sitemapFile } from "~/rules/sitemap-file";
import { trustedMessage } from "~/rules/trusted-message";
import { toPolicyReport } from "~/routes/api.policy-reports";
import { readRequestBody } from "~/server/request-body.server";
import { clientAddressOf, toNetwork } from "~contract/client-address";
import { fuzz, textOf } from "./fuzz";

const NAMES = ["page", "search", "tagAlias", "excludeTagAlias", "multiplayer", "studioId", "startDate", "winCriteria"];
const queries = textOf(
  ...NAMES,
  ...["show", "sort", "timeFrame", "platform", "utm_source", "=", "&", "%", "+", ",", "0"],
);

it("the discovery page's filters survive serialization", async () => {
  await fuzz(queries, (query) => {
    const { filters } = parseDiscoverQuery(new URLSearchParams(query));
    const written = paths.discover("en", toDiscoverQuery(filters));
    const again = parseDiscoverQuery(new URL(written, "https://a.test").searchParams);
    expect(again).toEqual({ filters, isExact: true });
  });
});

it("splitting a query into parameters of the page and others is idempotent", async () => {
  const pages = fc.constantFrom("/", "/de/discover/", "/search/", "/tags/a/", "/games/a/b/", "/cookies/", "/no/page/");
  await fuzz(fc.tuple(pages, queries), ([path, query]) => {
    const { known, unknown } = splitQuery(path, query);
    expect(splitQuery(path, known)).toEqual({ known, unknown: "" });
    expect(splitQuery(path, unknown)).toEqual({ known: "", unknown });
    const sorted = (text: string) => [...new URLSearchParams(text)].map(String).sort();
    expect([...sorted(known), ...sorted(unknown)].sort()).toEqual(sorted(query));
    readGridQuery(new URLSearchParams(query));
    attributionOf(query);
  });
});

it("a visitor's cookies are reduced to a short cache key", async () => {
  const cookies = textOf(
    "theme=",
    "cookie-consent=",
    "__Host-",
    "sidebar=open",
    "; ",
    "%7B",
    '{"version":2',
    "}",
    "dark",
  );
  await fuzz(cookies, (written) => {
    const choices = pageCacheKeyCookies(written);
    expect(pageCacheKeyCookies(choices)).toBe(choices);
    expect(choices.length).toBeLessThan(300);
    expect(choices).not.toMatch(/[\r\n<>"]/);
  });
});

it("a client always has a valid address, whatever the forwarded headers contain", async () => {
  const lists = textOf("192.0.2.1", "2001:db8::1", ",", ", ", "[", "]", ":443", "::ffff:192.0.2.1", "unknown", "%eth0");
  await fuzz(fc.tuple(lists, fc.integer({ min: 0, max: 10 })), ([forwardedFor, trustedHops]) => {
    const address = clientAddressOf({ forwardedFor, socketAddress: "10.0.0.1", trustedHops });
    expect(z.union([z.ipv4(), z.ipv6()]).safeParse(address).success).toBe(true);
    expect(toNetwork(address)).toMatch(/^([\d.]+|([\da-f]{1,4}:){3}[\da-f]{1,4})$/);
  });
});

it("a body matches the action's schema, or is rejected with 400 or 413", async () => {
  const schema = z.object({ name: z.string(), score: z.coerce.number().int() });
  const types = textOf(
    "application/json",
    "multipart/form-data",
    "; boundary=",
    "x",
    '"',
    "application/x-www-form-urlencoded",
  );
  const bodies = textOf(
    '{"name":',
    "name=a",
    "&score=1",
    "--x\r\n",
    "--x--",
    "Content-Disposition: form-data",
    '; name="a"',
    "\r\n\r\n",
  );
  await fuzz(fc.tuple(types, bodies), async ([type, body]) => {
    const headers = new Headers();
    try {
      headers.set("content-type", type);
    } catch {
      return;
    }
    const request = new Request("https://a.test/", { method: "POST", body, headers });
    const outcome: unknown = await readRequestBody(request, schema).catch((error: unknown) => error);
    if (outcome instanceof Response) expect([400, 413]).toContain(outcome.status);
    else expect(schema.safeParse(outcome).success).toBe(true);
  });
});

it("a game's message is valid or null", async () => {
  const frame = {};
  const kinds = fc.constantFrom("SCORE", "SAVE_SET", "ROOM_SEND", "LOAD_PROGRESS", "GAME_READY", "PURCHASE_REQUEST");
  const messages = fc.oneof(
    fc.anything(),
    fc.tuple(kinds, fc.object()).map(([type, fields]) => ({ ...fields, type })),
  );
  await fuzz(messages, (data) => {
    const message = trustedMessage({ source: frame, origin: "null", data }, frame, OPAQUE_FRAME, () => true);
    expect(message === null || typeof message.type === "string").toBe(true);
  });
});

it("a browser's report becomes one line without queries", async () => {
  const texts = textOf("https://a.test/", "?secret", "#", "\n", "\u001b[31m", "\u2028", "inline");
  const reports = fc.record({ "document-uri": texts, "violated-directive": texts, "blocked-uri": texts });
  await fuzz(
    fc.oneof(
      fc.anything(),
      reports.map((report) => ({ "csp-report": report })),
    ),
    (body) => {
      const report = toPolicyReport(body);
      for (const value of Object.values(report ?? {})) expect(String(value)).not.toMatch(/[\n\r\u2028]/);
      expect(`${String(report?.["document-uri"])}${String(report?.["blocked-uri"])}`).not.toMatch(/[?#]/);
    },
  );
});

it("markdown becomes HTML without scripts and external resources", async () => {
  const marks = [
    "[x](",
    ")",
    "![",
    "](",
    "<",
    ">",
    "`",
    "**",
    "\n",
    "\n\n",
    "> ",
    "- ",
    "# ",
    "|",
    "javascript:",
    "data:",
  ];
  const allowed =
    /^<\/?(p|a|em|strong|s|ul|ol|li|h[3-6]|blockquote|pre|code|hr|br|table|thead|tbody|tr|th|td)( (href|rel|class|style|start|title)="[^"<>]*")*>$/;
  const more = [
    "vbscript:",
    "&#106;",
    "&Tab;",
    "//evil.example",
    "/.//evil.example",
    "<script>",
    "onerror=",
    "mailto:",
    '"',
  ];
  await fuzz(textOf(...marks, ...more), (markdown) => {
    const html = toSafeHtml(markdown, "de")?.safeHtml ?? "";
    for (const [tag] of html.matchAll(/<[^>]*>/g)) expect(tag).toMatch(allowed);
    for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(https?:\/\/|mailto:|\/(?!\/))/);
  });
});

it("a sitemap's file name has a type and a page, or is rejected", async () => {
  await fuzz(textOf("games", "challenges", "-", "1", "0", ".xml", "99999999999999999999", "e9"), (name) => {
    const file = sitemapFile(name);
    expect(file === null || (Number.isSafeInteger(file.page) && file.page >= 0)).toBe(true);
  });
});
