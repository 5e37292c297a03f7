import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { DEMO_GAME_ROWS } from "~api/seed/demo-games";
import { loader as home } from "~/routes/($locale)._index/route";
import { loader as challenges } from "~/routes/($locale).challenges._index";
import { loader as monthly } from "~/routes/($locale).challenges.monthly-challenges";
import { loader as discover } from "~/routes/($locale).discover/route";
import { loader as feed } from "~/routes/($locale).feed.$feedAlias";
import { loader as studio } from "~/routes/($locale).studios.$studioId";
import { loader as tag } from "~/routes/($locale).tags.$alias/route";
import { demoTitles } from "../fixtures/demo-catalogue";
import { SCHEMA_ORG } from "../fixtures/schema-org";
import { addTaggedGames } from "../fixtures/tagged-games";
import { expectWarnings, UNKNOWN_SECTION } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(UNKNOWN_SECTION);

const STUDIO_PATH = `/studios/${DEMO_GAME_ROWS[0]?.studioId ?? ""}/`;
const CRUMBS_ALONE = { "@type": "BreadcrumbList" };

const described = z.object({ "script:ld+json": SCHEMA_ORG });
const subscribed = z.object({ type: z.literal("application/atom+xml"), href: z.string() });

type Page = { payload: { meta: unknown[] } };

const structuredData = ({ payload }: Page) =>
  payload.meta
    .filter((meta) => z.object({ "script:ld+json": z.unknown() }).safeParse(meta).success)
    .map((meta) => described.parse(meta)["script:ld+json"]);

const feeds = ({ payload }: Page) => payload.meta.flatMap((meta) => subscribed.safeParse(meta).data?.href ?? []);

function listed(page: Page) {
  const list = structuredData(page).find((one) => one["@type"] === "ItemList");
  const items = z.array(z.object({ position: z.int(), url: z.url(), name: z.string() }));
  return items.parse(list && "itemListElement" in list ? list.itemListElement : undefined);
}

beforeAll(async () => {
  await addTaggedGames(await openPortal(), "runner", 25);
});

const openDiscover = (path: string) => runLoader(discover, "/:locale?/discover", path);
const openChallenges = (path: string) => runLoader(challenges, "/:locale?/challenges", path);
const openFeed = (path: string) => runLoader(feed, "/:locale?/feed/:feedAlias", path);

it("lists the games of the discovery page and its further pages with continuous positions", async () => {
  const first = listed(await openDiscover("/de/discover/"));
  const second = listed(await openDiscover("/de/discover/?page=1"));
  expect(first.map(({ position }) => position)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(second[0]?.position).toBe(26);
  for (const { url } of [...first, ...second]) expect(url).toMatch(/^http:\/\/portal\.test\/de\/games\/\w+\/[^/]+\/$/);
  const ofChallenges = listed(await openDiscover("/discover/?show=challenges"));
  expect(ofChallenges[0]?.url).toMatch(/^http:\/\/portal\.test\/challenges\//);
});

it("omits lists that are not indexed", async () => {
  expect(structuredData(await openDiscover("/discover/?tagAlias=cosy"))).toEqual([]);
});

it("links the news feeds where games and challenges are listed", async () => {
  const addresses = ["http://portal.test/ru/feeds/games.xml", "http://portal.test/ru/feeds/challenges.xml"];
  expect(feeds(await runLoader(home, "/:locale?", "/ru/"))).toEqual(addresses);
  expect(feeds(await openDiscover("/ru/discover/"))).toEqual(addresses);
  expect(feeds(await openChallenges("/ru/challenges/"))).toEqual(addresses);
  expect(feeds(await openFeed("/ru/feed/home-running/"))).toEqual([]);
});

it("lists challenges, and has breadcrumbs of the monthly ones", async () => {
  const all = await openChallenges("/es/challenges/?timeFrame=ended");
  expect(listed(all).length).toBeGreaterThan(0);
  const month = await runLoader(
    monthly,
    "/:locale?/challenges/monthly-challenges",
    "/es/challenges/monthly-challenges/",
  );
  expect(listed(month)[0]?.url).toMatch(/^http:\/\/portal\.test\/es\/challenges\//);
  expect(structuredData(month).at(-1)).toMatchObject({
    ...CRUMBS_ALONE,
    itemListElement: [
      { name: "Subpixel", item: "http://portal.test/es/" },
      { item: "http://portal.test/es/challenges/" },
      { item: "http://portal.test/es/challenges/monthly-challenges/" },
    ],
  });
});

it("lists the entries of a feed, a studio and a tag", async () => {
  const genres = await openFeed("/pl/feed/sidebar-genres/");
  expect(listed(genres)[0]?.url).toMatch(/^http:\/\/portal\.test\/pl\/tags\//);
  const ofStudio = await runLoader(studio, "/:locale?/studios/:studioId", `${STUDIO_PATH}?page=1`);
  expect(listed(ofStudio)).toMatchObject([{ position: 26 }]);
  expect(listed(await runLoader(tag, "/:locale?/tags/:alias", "/tags/cosy/"))).toHaveLength(
    demoTitles(({ tags }) => tags.includes("cosy")).length,
  );
  for (const page of [genres, ofStudio]) expect(structuredData(page).at(-1)).toMatchObject(CRUMBS_ALONE);
});

it("includes the home page's questions and answers", async () => {
  const data = structuredData(await runLoader(home, "/:locale?", "/tr/?page=2"));
  expect(data.map((one) => one["@type"])).toEqual(["WebSite", "FAQPage"]);
  const questions = z.array(z.object({ acceptedAnswer: z.object({ text: z.string().startsWith("<p>") }) }));
  expect(questions.parse(data[1] && "mainEntity" in data[1] ? data[1].mainEntity : undefined).length).toBeGreaterThan(
    2,
  );
});
