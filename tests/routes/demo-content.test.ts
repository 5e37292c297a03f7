import { beforeAll, describe, expect, it } from "vitest";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import { loader as frameLoader } from "~/routes/($locale)";
import { loader as gameLoader } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import type { HomeFeedView } from "~/view-models/home-feed";
import { gamePath } from "~api/seed/demo-games";
import { HOME_PAGE } from "~api/seed/home-page";
import { SIDEBAR } from "~api/seed/sidebar";
import { CUSTOM_CONTENT_ITEM_TYPES } from "~contract/entities/feed-entry";
import { SECTION_TYPES } from "~contract/entities/section";
import { expectWarnings, UNKNOWN_SECTION } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";
import { newVisitor, openPortal, signUp } from "../setup/portal-visitors";

type Entry = (typeof HOME_PAGE.entries)[number];

let pages: HomeFeedView[];
let sidebar: unknown;

async function homePages(): Promise<HomeFeedView[]> {
  const found: HomeFeedView[] = [];
  for (const visitor of [newVisitor(), await signUp("sees_everything")]) {
    for (let path: string | undefined = "/"; path !== undefined; path = found.at(-1)?.next?.href) {
      const { payload } = await runLoader(homeLoader, "/:locale?", path, { visitor });
      if (!payload.feed) throw new Error(`There is no feed at ${path}.`);
      found.push(payload.feed);
    }
  }
  return found;
}

expectWarnings(UNKNOWN_SECTION);

beforeAll(async () => {
  await openPortal();
  pages = await homePages();
  ({ sidebar } = (await runLoader(frameLoader, "/:locale?", "/")).payload);
});

describe("the demo catalogue", () => {
  it("shows every type of section", () => {
    const rendered = pages.flatMap(({ sections }) => sections.map(({ type }) => String(type)));
    expect(sidebar).toMatchObject({ sections: expect.arrayContaining([expect.anything()]) as unknown });
    expect(SECTION_TYPES.filter((type) => !rendered.includes(type))).toEqual(["SIDEBAR_SECTION"]);
  });

  it.each(CUSTOM_CONTENT_ITEM_TYPES)("shows an item of the type %s", (type) => {
    const entries = [...HOME_PAGE.entries, ...SIDEBAR.entries];
    const titles = entries.filter(({ customType }) => customType === type).flatMap(titlesOf);
    const rendered = JSON.stringify([pages, sidebar]);
    if (type === "UPCOMING_CLAIM_A_GAME") titles.push("Truffle Hunch");
    expect(titles).not.toEqual([]);
    expect(titles.filter((title) => !rendered.includes(JSON.stringify(title)))).toEqual([]);
  });

  it("has a free game and announces the next", () => {
    const claims = pages.flatMap(({ sections }) => sections).find(({ type }) => type === "CLAIM");
    expect(claims).toMatchObject({
      claims: [
        { title: "Pond Quartet", startsAtMs: null, price: expect.any(String) as unknown },
        { title: "Truffle Hunch", startsAtMs: expect.any(Number) as unknown },
      ],
    });
  });

  it.each([
    ["seaglass", "autoloading"],
    ["rubblebelt", "preloading"],
    ["two-on-a-floe", "on-demand"],
  ] as const)("loads %s by %s", async (slug, strategy) => {
    const path = gamePath(slug);
    const { payload } = await runLoader(gameLoader, "/:locale?/games/:gameId/:mangledTitle?", path);
    expect(payload.game.player.loading).toMatchObject({ strategy });
  });

  it("sells a game", async () => {
    const response = await newVisitor().fetch(`/gxc/v3/games?search=floe`);
    expect(await response.json()).toMatchObject({
      data: { games: [{ title: "Two on a Floe", gameItems: [{ type: "PAID_GAME", price: 45, currency: "GPX" }] }] },
    });
  });
});

function titlesOf({ attributes }: Entry): string[] {
  return attributes.flatMap((attribute) => {
    const { name, type } = attribute;
    if (type === "LOCALIZABLE_STRING" && (name === "Title" || name === "Faq question")) return [attribute.value];
    return type === "ANY" && name === "Tags" ? (attribute.value as { title: string }[]).map(({ title }) => title) : [];
  });
}
