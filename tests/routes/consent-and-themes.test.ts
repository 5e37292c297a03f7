import { beforeAll, describe, expect, it } from "vitest";
import { unpackTexts } from "~/i18n/pack-texts";
import { loader as rootLoader } from "~/root";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import { loader as cookiesLoader } from "~/routes/($locale).cookies/route";
import { loader as themesLoader } from "~/routes/($locale).themes/route";
import { action as saveConsent, loader as consentLoader } from "~/routes/api.consent";
import { action as saveTheme, loader as themeLoader } from "~/routes/api.theme";
import { THEME_NAMES } from "~/rules/theme-names";
import { expectWarnings, UNKNOWN_SECTION } from "../setup/expect-warnings";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

expectWarnings(UNKNOWN_SECTION);

const form = (fields: Record<string, string>): RequestOptions => ({ body: new URLSearchParams(fields) });
const withCookie = (name: string, value: string) => ({
  visitor: { cookies: new Map([[name, encodeURIComponent(value)]]) },
});
const rootOf = async (options: RequestOptions = {}) => (await runLoader(rootLoader, "*", "/", options)).payload;

const HOSTILE_TARGETS = ["https://evil.example/", "//evil.example/", "/\\evil.example/", "javascript:alert(1)", ""];
const OTHER_SITE = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };

beforeAll(async () => {
  await openPortal();
});

describe("the choice of the cookie banner", () => {
  const saveChoice = (fields: Record<string, string>, options: RequestOptions = {}) =>
    runAction(saveConsent, "/api/consent/", { ...options, ...form(fields) });

  it.each([
    ["yes", { version: 2, necessary: true, marketing: true }],
    ["no", { version: 2, necessary: true, marketing: false }],
  ])("%s is stored in a cookie and applied to the next page", async (marketing, consent) => {
    const visitor = newVisitor();
    expect((await rootOf({ visitor })).consent).toEqual({ version: 2, necessary: false, marketing: false });
    const saved = await saveChoice({ marketing, target: "/de/tags/runner/?page=1" }, { visitor });
    expect(saved).toMatchObject({ status: 302, location: "/de/tags/runner/?page=1" });
    const next = await rootOf({ visitor });
    expect(next.consent).toEqual(consent);
    expect(next.toast).toEqual({ type: "success", message: "Deine Cookie-Auswahl ist gespeichert." });
  });

  it.each([
    ["http://portal.test", /^cookie-consent=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax; Domain=portal\.test$/],
  ])("is stored for 365 days on the domain of %s", async (origin, attributes) => {
    const { headers } = await saveChoice({ marketing: "no" }, { headers: { origin } });
    expect(headers.getSetCookie()[0]).toMatch(attributes);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("uses the visitor's host where a proxy sends another one", async () => {
    const headers = { origin: "https://play.example.co.uk", "sec-fetch-site": "same-origin" };
    const [cookie] = (await saveChoice({ marketing: "no" }, { headers })).headers.getSetCookie();
    expect(cookie).toMatch(/; Domain=example\.co\.uk; Secure$/);
  });

  it("is parsed from older formats", async () => {
    const consentIn = async (value: string) => (await rootOf(withCookie("cookie-consent", value))).consent;
    const all = { version: 2, necessary: true, marketing: true };
    expect(await consentIn("true")).toEqual(all);
    expect(await consentIn('{"version":1,"accepted":true}')).toEqual(all);
    expect(await consentIn('{"version":1,"accepted":false}')).toMatchObject({ necessary: false });
    expect(await consentIn("rubbish")).toMatchObject({ necessary: false });
  });

  it.each(HOSTILE_TARGETS)("never leads to %o", async (target) => {
    expect(await saveChoice({ marketing: "no", target })).toMatchObject({ status: 302, location: "/" });
  });

  it.each([{}, { marketing: "maybe" }, { marketing: "" }])("refuses %o and stores nothing", async (fields) => {
    const { status, headers } = await saveChoice(fields);
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("is refused to other sites and GET requests", async () => {
    expect((await saveChoice({ marketing: "yes" }, { headers: OTHER_SITE })).status).toBe(403);
    expect((await runLoader(consentLoader, "/api/consent/", "/api/consent/")).status).toBe(405);
  });

  it("is part of the key of shared caches", async () => {
    for (const options of [{}, withCookie("cookie-consent", "true")]) {
      const { headers } = await runLoader(homeLoader, "/:locale?", "/", options);
      expect(headers.get("cache-control")).toMatch(/^public/);
      expect(headers.get("vary")).toMatch(/\bCookie\b/);
      expect(headers.get("vary")).not.toMatch(/Accept-Language/i);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });
});

describe("the theme picker", () => {
  const save = (fields: Record<string, string>, options: RequestOptions = {}) =>
    runAction(saveTheme, "/api/theme/", { ...options, ...form(fields) });

  it.each(Object.keys(THEME_NAMES))("saves %s and applies it to the next page", async (theme) => {
    const visitor = newVisitor();
    const saved = await save({ theme, mode: "light", target: "/ru/themes/" }, { visitor });
    expect(saved).toMatchObject({ status: 302, location: "/ru/themes/" });
    const root = await rootOf({ visitor });
    expect(root.theme.attributes).toEqual({ "data-theme": theme, "data-mode": "light" });
    expect(root.theme.stylesheet === null).toBe(theme === "classic");
    expect(root.toast).toEqual({ type: "success", message: "Тема сохранена." });
  });

  it("follows the system's mode, and deletes the choice when reset", async () => {
    const visitor = newVisitor();
    const choice = async (viewer: TestVisitor) => (await rootOf({ visitor: viewer })).theme.choice;
    await save({ theme: "hackerman", mode: "system" }, { visitor });
    expect(await choice(visitor)).toEqual({ theme: "hackerman", mode: null });
    await save({ theme: "hackerman", mode: "dark", reset: "yes" }, { visitor });
    expect(await choice(visitor)).toEqual({ theme: null, mode: null });
  });

  it("stores its cookie for a year, for all pages", async () => {
    const { headers } = await save({ theme: "lambda", mode: "dark" });
    expect(headers.getSetCookie()[0]).toBe("theme=lambda.dark; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it.each(HOSTILE_TARGETS)("never leads to %o", async (target) => {
    expect(await save({ theme: "lambda", mode: "dark", target })).toMatchObject({ status: 302, location: "/themes/" });
  });

  it.each([
    {},
    { theme: "lambda" },
    { mode: "dark" },
    { theme: "constructor", mode: "dark" },
    { theme: "lambda", mode: "blue" },
    { theme: "lambda; Domain=evil.example", mode: "dark" },
  ])("refuses %o and stores nothing", async (fields) => {
    const { status, headers } = await save(fields);
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("is refused to other sites and GET requests", async () => {
    expect((await save({ theme: "lambda", mode: "dark" }, { headers: OTHER_SITE })).status).toBe(403);
    expect((await runLoader(themeLoader, "/api/theme/", "/api/theme/")).status).toBe(405);
  });
});

describe("the pages of the preferences", () => {
  const robots = { name: "robots", content: "noindex" };

  it("show all themes' stylesheets and the choice, and are not indexed", async () => {
    const { payload, headers } = await runLoader(
      themesLoader,
      "/:locale?/themes",
      "/de/themes/",
      withCookie("theme", "lambda.dark"),
    );
    expect(payload.choice).toEqual({ theme: "lambda", mode: "dark" });
    expect(payload.stylesheets).toHaveLength(12);
    expect(payload.meta).toContainEqual(robots);
    expect(payload.meta).toContainEqual({ title: "Designs | Subpixel" });
    expect(headers.get("vary")).toBe("Cookie");
  });

  it("explain the cookies in the page's language", async () => {
    const { payload } = await runLoader(cookiesLoader, "/:locale?/cookies", "/tr/cookies/");
    expect(payload.meta).toContainEqual(robots);
    expect(unpackTexts(payload.texts)["cookies.aboutNecessary"]).toMatch(/^Oturumun/);
    expect(payload.choiceText).toBeNull();
  });

  it.each([
    ['{"version":2,"necessary":true,"marketing":true}', "At the moment: all accepted."],
    ['{"version":2,"necessary":true,"marketing":false}', "At the moment: only the necessary ones."],
  ])("show the current choice (%s)", async (value, text) => {
    const options = withCookie("cookie-consent", value);
    expect((await runLoader(cookiesLoader, "/:locale?/cookies", "/cookies/", options)).payload.choiceText).toBe(text);
  });
});
