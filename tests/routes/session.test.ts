import { beforeAll, describe, expect, it } from "vitest";
import { unpackTexts } from "~/i18n/pack-texts";
import { loader as rootLoader } from "~/root";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import { action as logOut, loader as logOutLoader } from "~/routes/api.logout";
import { action as toggleSidebar, loader as sidebarLoader } from "~/routes/api.sidebar";
import { expectWarnings, UNKNOWN_SECTION } from "../setup/expect-warnings";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

expectWarnings(UNKNOWN_SECTION);

const root = (path: string, visitor?: Pick<TestVisitor, "cookies">) =>
  runLoader(rootLoader, "*", path, visitor ? { visitor } : {});
const form = (fields: Record<string, string>): RequestOptions => ({ body: new URLSearchParams(fields) });

beforeAll(async () => {
  await openPortal();
});

describe("the root's data", () => {
  it("includes the session of visitor, guest and signed-in user", async () => {
    const sessionOf = async (visitor?: TestVisitor) => (await root("/", visitor)).payload.session;
    expect(await sessionOf()).toMatchObject({ status: "signed-out", user: null });
    expect(await sessionOf(await playAsGuest())).toMatchObject({ status: "guest", user: null });
    expect(await sessionOf(await signUp("mira_of_root"))).toMatchObject({
      status: "authenticated",
      user: { username: "mira_of_root", email: "mira_of_root@example.org", name: null },
    });
  });

  it("is in the language of the path", async () => {
    const { locale, texts } = (await root("/ru/tags/runner/?page=1")).payload;
    expect(locale).toBe("ru");
    expect(unpackTexts(texts)["site.description"]).toMatch(/[а-я]/);
  });

  it("includes the theme of the cookie and the portal's version", async () => {
    expect((await root("/")).payload.theme.attributes).toEqual({ "data-theme": "classic" });
    const visitor = { cookies: new Map([["theme", "hackerman.dark"]]) };
    const { theme, version } = (await root("/", visitor)).payload;
    expect(theme.attributes).toEqual({ "data-theme": "hackerman", "data-mode": "dark" });
    expect(theme.stylesheet).not.toBeNull();
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it("is in English on paths without a known language", async () => {
    for (const path of ["/", "/xx/", "/EN/"]) expect((await root(path)).payload.locale).toBe("en");
  });

  it("sets no cookie and includes no secrets", async () => {
    const { headers, payload } = await root("/");
    expect(headers.getSetCookie()).toEqual([]);
    expect(payload.toast).toBeNull();
    expect(Object.keys(payload.publicSettings).sort()).toEqual([
      ...[
        "appEnv",
        "brandName",
        "event",
        "gameOrigins",
        "gamesUrl",
        "links",
        "publicApiBaseUrl",
        "sentryDsn",
        "siteUrl",
        "statsUrl",
      ],
    ]);
  });
});

describe("logging out", () => {
  it("ends the session, clears its cookies and shows a toast once", async () => {
    const visitor = await signUp("leaver");
    const stolen = { cookies: new Map(visitor.cookies) };
    const result = await runAction(logOut, "/api/logout", { visitor, ...form({ target: "/games/abc123/x/?page=1" }) });
    expect(result).toMatchObject({ status: 302, location: "/games/abc123/x/?page=1" });
    expect([...visitor.cookies.keys()]).toEqual(["toast"]);

    const next = await root("/", visitor);
    expect(next.payload.toast).toEqual({ type: "success", message: "You are logged out." });
    expect(next.payload.session.status).toBe("signed-out");
    expect((await root("/", visitor)).payload.toast).toBeNull();
    expect((await runLoader(rootLoader, "*", "/", { visitor: stolen })).payload.session.status).toBe("signed-out");
  });

  it("deletes a saved form", async () => {
    const visitor = { cookies: new Map([["kept-form", "typed"]]) };
    await runAction(logOut, "/api/logout", { visitor, ...form({}) });
    expect([...visitor.cookies.keys()]).toEqual(["toast"]);
  });

  it("leaves a page that visitors may cache", async () => {
    const visitor = await signUp("cache_leaver");
    await runAction(logOut, "/api/logout", { visitor, ...form({}) });
    await root("/", visitor);
    const { headers } = await runLoader(homeLoader, "/:locale?", "/", { visitor });
    expect(headers.get("cache-control")).toMatch(/^public/);
  });

  it.each([
    ["https://evil.example/", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example/", "/"],
    ["/\t/evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["", "/"],
    ["/de/tags/runner/?page=1", "/de/tags/runner/?page=1"],
  ])("redirects the target %o to %s", async (target, location) => {
    const visitor = newVisitor();
    expect(await runAction(logOut, "/api/logout", { visitor, ...form({ target }) })).toMatchObject({ location });
    expect(await runAction(toggleSidebar, "/api/sidebar", form({ target }))).toMatchObject({ location });
  });

  it("is refused to other sites and GET requests", async () => {
    const visitor = await signUp("target_of_others");
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await runAction(logOut, "/api/logout", { visitor, headers, ...form({}) })).status).toBe(403);
    expect((await runLoader(logOutLoader, "/api/logout", "/api/logout", { visitor })).status).toBe(405);
    expect((await root("/", visitor)).payload.session.status).toBe("authenticated");
  });
});

describe("pinning the sidebar", () => {
  it("opens it from the next page on, and closes it again", async () => {
    const visitor = newVisitor();
    const toggle = () => runAction(toggleSidebar, "/api/sidebar", { visitor, ...form({ target: "/de/" }) });
    expect(await toggle()).toMatchObject({ status: 302, location: "/de/" });
    expect((await root("/de/", visitor)).payload.isSidebarOpen).toBe(true);
    await toggle();
    expect((await root("/de/", visitor)).payload.isSidebarOpen).toBe(false);
  });

  it("is refused to other sites and GET requests", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await runAction(toggleSidebar, "/api/sidebar", { headers, ...form({}) })).status).toBe(403);
    expect((await runLoader(sidebarLoader, "/api/sidebar", "/api/sidebar")).status).toBe(405);
  });
});
