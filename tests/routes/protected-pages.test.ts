import { beforeAll, describe, expect, it } from "vitest";
import { loader as detailsLoader, action as detailsAction } from "~/routes/($locale).profile.account-details/route";
import { loader as friendsLoader, action as friendsAction } from "~/routes/($locale).profile.friends/route";
import { loader as welcomeLoader, action as welcomeAction } from "~/routes/($locale).profile_.welcome/route";
import { loader as profileLoader } from "~/routes/($locale).profile._index/route";
import { loader as purchasesLoader } from "~/routes/($locale).profile.purchases/route";
import { loader as messagesLoader, action as messagesAction } from "~/routes/($locale).messages/route";
import { aPlayer } from "../fixtures/people";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest } from "../setup/portal-visitors";

const PAGES = [
  ["/profile", profileLoader],
  ["/profile/friends", friendsLoader],
  ["/profile/purchases", purchasesLoader],
  ["/profile/account-details", detailsLoader],
  ["/profile/welcome", welcomeLoader],
  ["/messages", messagesLoader],
] as const;

const ACTIONS = [
  ["/profile/friends", friendsAction, { intent: "ask", username: "nobody" }],
  ["/profile/account-details", detailsAction, { intent: "remove-picture" }],
  ["/profile/welcome", welcomeAction, { intent: "skip", step: "AVATAR" }],
  ["/messages", messagesAction, { intent: "read-all" }],
] as const;

beforeAll(async () => {
  await openPortal();
});

describe.each(PAGES)("%s/", (path, loader) => {
  it("redirects visitors and guests to the home page in the page's language", async () => {
    expect(await runLoader(loader, `/:locale?${path}`, `${path}/`)).toMatchObject({ status: 302, location: "/" });
    const visitor = await playAsGuest();
    const result = await runLoader(loader, `/:locale?${path}`, `/de${path}/`, { visitor });
    expect(result).toMatchObject({ status: 302, location: "/de/" });
    expect(result.headers.get("cache-control")).toBe("private, no-store");
  });

  it("is private and not indexed", async () => {
    const visitor = await aPlayer(`owner_${path.replace(/\W/g, "")}`.slice(0, 24));
    const { status, headers, payload } = await runLoader(loader, `/:locale?${path}`, `/ru${path}/`, { visitor });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(payload.meta).toContainEqual({
      ...{ tagName: "link", rel: "canonical", href: `http://portal.test/ru${path}/` },
    });
  });
});

describe.each(ACTIONS)("changes at %s/", (path, action, fields) => {
  const body = () => new URLSearchParams(fields);

  it("redirect ended sessions, visitors and guests to the login page and back", async () => {
    const member = await aPlayer(`gone_${path.replace(/\W/g, "")}`.slice(0, 24));
    const ended = { cookies: new Map(member.cookies) };
    await member.fetch("/session/logout");
    for (const visitor of [ended, newVisitor(), await playAsGuest()]) {
      const { status, location, headers } = await runAction(action, `/de${path}/`, { visitor, body: body() });
      expect(status).toBe(302);
      expect(decodeURIComponent(location ?? "")).toMatch(/\/session\/login\?/);
      expect(decodeURIComponent(location ?? "")).toContain(`target=http://portal.test/de${path}/`);
      expect(headers.get("cache-control")).toBe("private, no-store");
    }
  });

  it("are refused from other sites and without a valid intent", async () => {
    const visitor = await aPlayer(`form_${path.replace(/\W/g, "")}`.slice(0, 24));
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await runAction(action, `${path}/`, { visitor, headers, body: body() })).status).toBe(403);
    const nonsense = new URLSearchParams({ intent: "nonsense" });
    expect((await runAction(action, `${path}/`, { visitor, body: nonsense })).status).toBe(400);
  });
});
