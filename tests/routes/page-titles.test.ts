import { beforeAll, expect, it } from "vitest";
import { gamePath } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { pageName } from "~/rules/stats-event";
import { loader as home } from "~/routes/($locale)._index/route";
import { loader as challenge } from "~/routes/($locale).challenges.$challengeId.($mangledName)/route";
import { loader as monthly } from "~/routes/($locale).challenges.monthly-challenges";
import { loader as discover } from "~/routes/($locale).discover/route";
import { loader as failure } from "~/routes/($locale).error";
import { loader as game } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { loader as legal } from "~/routes/($locale).legal._index";
import { loader as terms } from "~/routes/($locale).legal.terms";
import { loader as maintenance } from "~/routes/($locale).maintenance";
import { loader as messages } from "~/routes/($locale).messages/route";
import { loader as profile } from "~/routes/($locale).profile._index/route";
import { loader as details } from "~/routes/($locale).profile.account-details/route";
import { loader as friends } from "~/routes/($locale).profile.friends/route";
import { loader as purchases } from "~/routes/($locale).profile.purchases/route";
import { loader as tag } from "~/routes/($locale).tags.$alias/route";
import { aPlayer } from "../fixtures/people";
import { expectWarnings, UNKNOWN_SECTION } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(UNKNOWN_SECTION);

/** See docs/product/addresses.md#page-names; events and lists have their own tests. */
const PAGES = [
  ["Home", home, "", ""],
  ["Maintenance", maintenance, "/maintenance", "Maintenance"],
  ["Error", failure, "/error", "Something went wrong"],
  ["Game detail", game, "/games/:gameId/:mangledTitle?", "Lantern Run"],
  ["Discover", discover, "/discover", "Discover games"],
  ["Challenge detail", challenge, "/challenges/:challengeId/:mangledName?", "One breath, one run"],
  ["Monthly challenges", monthly, "/challenges/monthly-challenges", "Monthly challenges"],
  ["Profile", profile, "/profile", "Profile"],
  ["Purchases", purchases, "/profile/purchases", "Purchases"],
  ["Friends", friends, "/profile/friends", "Friends"],
  ["Account details", details, "/profile/account-details", "Account details"],
  ["Tag", tag, "/tags/:alias", "Runner games"],
  ["Messages", messages, "/messages", "Messages"],
  ["Legal terms", legal, "/legal", "Legal terms"],
  ["Terms", terms, "/legal/terms", "Terms"],
] as const;

const EXAMPLES: Record<string, string> = {
  "/games/:gameId/:mangledTitle?": gamePath("lantern-run"),
  "/challenges/:challengeId/:mangledName?": `/challenges/${seedShortId("challenge:one-breath")}/one-breath-one-run/`,
  "/tags/:alias": "/tags/runner/",
};

beforeAll(async () => {
  await openPortal();
});

it.each(PAGES)("%s has its title, and its name in statistics", async (name, loader, pattern, title) => {
  const path = EXAMPLES[pattern] ?? `${pattern}/`;
  const visitor = await aPlayer(`titles_${name.replace(/\W/g, "")}`.slice(0, 24));
  const { payload } = await runLoader(loader, `/:locale?${pattern}`, path, { visitor });
  expect(payload.meta[0]).toEqual({ title: title === "" ? "Subpixel" : `${title} | Subpixel` });
  expect(pageName(path)).toBe(name);
});
