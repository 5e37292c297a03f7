import { expect, it } from "vitest";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toMonthlyChallenges, toMonthlyDescription } from "./monthly-challenges";

const NOVEMBER = aChallenge({ startsAt: "2026-11-01T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" });
const october = (challengeId: string) =>
  aChallenge({
    challengeId,
    hasEnded: true,
    startsAt: "2026-10-01T00:00:00Z",
    endsAt: "2026-11-01T00:00:00Z",
  });
const WON = october("7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b11");
const EMPTY = october("7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b12");
const LOST = october("7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b13");
const pagination = { currPage: 0, numPerPage: 6, totalItems: 9, totalPages: 2 };

it("has the countdown of running and the winners of ended challenges, by month", () => {
  const winners = new Map([
    [WON.challengeId, { scores: [aRanking()], pagination }],
    [EMPTY.challengeId, { scores: [], pagination }],
  ]);
  const data = { current: [NOVEMBER], ended: { challenges: [WON, EMPTY, LOST], pagination }, winners };
  const { months, pager } = toMonthlyChallenges(data, aViewContext({ locale: "es" }));
  expect(months.map(({ key }) => key)).toEqual(["2026-11", "2026-10"]);
  expect(months.map(({ title }) => title)).toEqual(["noviembre de 2026", "octubre de 2026"]);
  expect(months[0]?.challenges).toMatchObject([
    { winners: null, countdown: { endMs: Date.UTC(2026, 11, 1), totalMs: 30 * 86_400_000 } },
  ]);
  expect(months[1]?.challenges).toMatchObject([
    {
      countdown: null,
      winners: [{ place: 2, ranking: null }, { place: 1, ranking: { username: "juno" } }, { place: 3 }],
    },
    { winners: "none" },
    { winners: "unknown" },
  ]);
  expect(pager?.next).toBe("/es/challenges/monthly-challenges/?page=1");
});

it("has a path and a title for later pages", () => {
  const ended = { challenges: [WON], pagination: { ...pagination, currPage: 1 } };
  expect(toMonthlyDescription({ current: [], ended }, aViewContext())).toMatchObject({
    title: "Monthly challenges, page 2",
    path: "/challenges/monthly-challenges/?page=1",
  });
});

it("describes the first page, its list and its breadcrumbs", () => {
  const ended = { challenges: [aChallenge({ ...WON, name: "Last light" })], pagination };
  const { structuredData = [], ...description } = toMonthlyDescription(
    { current: [NOVEMBER], ended },
    aViewContext({ locale: "de" }),
  );
  expect(description).toMatchObject({
    title: "Herausforderungen des Monats",
    description: aViewContext({ locale: "de" }).t("monthly.description"),
    path: "/challenges/monthly-challenges/",
  });
  const absolute = (href: string) => `https://play.example.org${href}`;
  const canonical = absolute("/de/challenges/monthly-challenges/");
  const documents = structuredData.map((describe) =>
    describe({ canonical, brandName: "Subpixel", locale: "de", absolute: (href) => new URL(href, canonical).href }),
  );
  expect(documents).toMatchObject([
    { "@type": "ItemList", itemListElement: [{ name: "One breath, one run" }, { name: "Last light" }] },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: "Subpixel" },
        { name: "Herausforderungen", item: absolute("/de/challenges/") },
        { name: "Herausforderungen des Monats", item: canonical },
      ],
    },
  ]);
});
