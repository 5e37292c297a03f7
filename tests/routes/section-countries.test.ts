import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~api/db/database";
import { configurations, sections, user } from "~api/db/schema";
import { seedId } from "~api/seed/deterministic-ids";
import { withNewApiState } from "~/api-client/api-state.server";
import { loader as frameLoader } from "~/routes/($locale)";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import { loader as feedLoader } from "~/routes/($locale).feed.$feedAlias";
import { loader as discoverLoader } from "~/routes/($locale).discover/route";
import { loader as gameJamLoader } from "~/routes/($locale).events.viral-glitch";
import { deskPaths } from "~/desk-paths";
import { readPreviewAddress } from "~/rules/preview-address";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";
import { newVisitor, openPortal } from "../setup/portal-visitors";

expectWarnings(/: (page_not_found|feed_not_found|content_changed)$|does not know; it is skipped/);

const HOME_ID = seedId("configuration:home");
const FRESH = seedId("section:home-fresh");
const HOME = `/desk/pages/${HOME_ID}/`;
const SECTION = `${HOME}sections/${FRESH}/`;

let database: Database;
let editor: Member;
let polish: Member;
beforeAll(async () => {
  database = await openPortal();
  editor = await desk.aStaffMember("country_editor", "EDITOR");
  polish = await desk.aStaffMember("country_player", "SUPPORT");
  await database.update(user).set({ countryCode: "PL" }).where(eq(user.id, polish.userId));
});

const sectionOf = async (locale = "") => (await desk.sectionEditor(editor, locale + SECTION)).payload.editor;

type Choice = { countryRule: string; countries?: string[]; shownCountries?: string };

async function save({ countries = [], shownCountries, ...choice }: Choice) {
  const { form, version } = await sectionOf();
  const names = form.names.map(({ locale, saved }): [string, string] => [`name.${locale}`, saved]);
  const { feedAlias, visibleFor, devices } = form;
  const fields = { intent: "save", version, feedAlias, visibleFor, devices, ...choice };
  const shown = shownCountries ?? form.countries.codes.join(" ");
  return desk.changeSection(editor, SECTION, [
    ...names,
    ...Object.entries({ ...fields, shownCountries: shown }),
    ...countries.map((code): [string, string] => ["countries", code]),
  ]);
}

describe("the countries of a section at the desk", () => {
  it("are chosen by name, and said where its page is listed", async () => {
    expect((await sectionOf()).form.countries).toMatchObject({ rule: "EVERYWHERE", codes: [] });
    const saved = await save({ countryRule: "ONLY", countries: ["PL", "DE"] });
    expect(saved).toMatchObject({ status: 302, location: SECTION });
    const { form, text } = await sectionOf("/de");
    expect(form.countries).toMatchObject({ rule: "ONLY", codes: ["PL", "DE"] });
    expect(form.countries.options.slice(0, 2).map(({ label }) => label)).toEqual(["Deutschland", "Polen"]);
    expect(text).toContain("Nur in: Polen und Deutschland");
    const { comparison } = (await desk.pageEditor(editor, `${HOME}?before=published&after=draft`)).payload.editor;
    const fields = comparison?.sections.flatMap((section) => section.fields) ?? [];
    expect(fields.map(({ field, parts }) => [field, parts.map(({ text: part }) => part).join("")])).toEqual([
      ["Only in these countries", "Poland, Germany"],
    ]);
  });

  it("turn into the others, and into everywhere without taking each away", async () => {
    await save({ countryRule: "EXCEPT", countries: ["PL", "DE"] });
    expect(await sectionOf()).toMatchObject({ text: expect.stringContaining("Everywhere but in: Poland") as unknown });
    expect((await save({ countryRule: "EVERYWHERE", countries: ["PL", "DE"] })).status).toBe(302);
    expect((await sectionOf()).form.countries).toMatchObject({ rule: "EVERYWHERE", codes: [] });
  });

  it.each<[string, Choice, object]>([
    ["no country", { countryRule: "ONLY" }, { countries: ["Choose at least one."] }],
    [
      "countries and no rule",
      { countryRule: "EVERYWHERE", countries: ["DE"] },
      { countryRule: [expect.stringContaining("Countries are chosen below") as unknown] },
    ],
    ["what is none", { countryRule: "ONLY", countries: ["DE", "XX"] }, { "countries[1]": ["This does not fit."] }],
    ["a rule that there is not", { countryRule: "SOME" }, { countryRule: ["This does not fit."] }],
  ])("are refused at their field with %s", async (_, choice, problems) => {
    const { status, payload } = await save(choice);
    expect(status).toBe(422);
    expect(payload.reply?.error).toEqual(problems);
  });
});

describe("a player's country", () => {
  const only = { countries: ["PL"], exceptCountries: [] };
  const except = { countries: [], exceptCountries: ["PL"] };
  const change = (id: string, countries: Partial<typeof sections.$inferInsert>) =>
    database.update(sections).set(countries).where(eq(sections.sectionId, id));

  async function sectionsOf(alias: string) {
    const rows = await database
      .select({ sectionId: sections.sectionId })
      .from(sections)
      .innerJoin(configurations, eq(configurations.configurationId, sections.configurationId))
      .where(eq(configurations.alias, alias));
    return rows.map(({ sectionId }) => sectionId);
  }

  /** In every order: what one viewer gets must not come from the answer to another. */
  async function seenBy<Seen>(
    look: (visitor?: Member) => Promise<Seen>,
  ): Promise<Record<"first" | "visitor" | "polish", Seen>> {
    return withNewApiState(async () => {
      const first = await look();
      const asPolish = await look(polish);
      return { first, visitor: await look(), polish: asPolish };
    });
  }

  const options = (visitor: Member | undefined) => (visitor ? { visitor } : {});
  const hasFresh = async (visitor?: Member) => {
    const { payload, headers } = await runLoader(homeLoader, "/:locale?", "/", options(visitor));
    expect(headers.get("cache-control")).toMatch(visitor ? /^private, no-store$/ : /^public/);
    return payload.feed?.sections.some(({ id }) => id === FRESH);
  };

  it("decides about the home page, and visitors have none", async () => {
    await change(FRESH, only);
    expect(await seenBy(hasFresh)).toEqual({ first: false, visitor: false, polish: true });
    await change(FRESH, except);
    expect(await seenBy(hasFresh)).toEqual({ first: true, visitor: true, polish: false });
    await change(FRESH, { countries: [], exceptCountries: [] });
  });

  it("decides about discovery", async () => {
    const ids = await sectionsOf("discover");
    const look = async (visitor?: Member) => {
      const { payload } = await runLoader(discoverLoader, "/:locale?/discover", "/discover/", options(visitor));
      return ids.filter((id) => JSON.stringify(payload).includes(id)).length > 0;
    };
    expect(await seenBy(look)).toEqual({ first: true, visitor: true, polish: true });
    for (const id of ids) await change(id, only);
    expect(await seenBy(look)).toEqual({ first: false, visitor: false, polish: true });
    for (const id of ids) await change(id, { countries: [] });
  });

  it("decides about events and the pages of feeds", async () => {
    const ids = await sectionsOf("events");
    const blocks = async (visitor?: Member) => {
      const pattern = "/:locale?/events/viral-glitch";
      const { payload } = await runLoader(gameJamLoader, pattern, "/events/viral-glitch/", options(visitor));
      return (payload.feed?.blocks.length ?? 0) > 0;
    };
    const status = async (visitor?: Member) => {
      const pattern = "/:locale?/feed/:feedAlias";
      return (await runLoader(feedLoader, pattern, "/feed/events-viral-glitch/", options(visitor))).status;
    };
    for (const id of ids) await change(id, only);
    expect(await seenBy(blocks)).toEqual({ first: false, visitor: false, polish: true });
    expect(await seenBy(status)).toEqual({ first: 404, visitor: 404, polish: 200 });
    for (const id of ids) await change(id, { countries: [] });
  });

  it("decides about the sidebar", async () => {
    const [id = ""] = await sectionsOf("sidebar");
    const look = async (visitor?: Member) =>
      (await runLoader(frameLoader, "/:locale?", "/", options(visitor))).payload.sidebar?.sections.length ?? 0;
    const all = await seenBy(look);
    await change(id, except);
    expect(await seenBy(look)).toEqual({ ...all, polish: all.polish - 1 });
    await change(id, only);
    expect(await seenBy(look)).toEqual({ first: all.first - 1, visitor: all.visitor - 1, polish: all.polish });
    await change(id, { countries: [], exceptCountries: [] });
  });
});

describe("the preview's country", () => {
  const preview = async (query: string, locale = "") => (await desk.previewPage(editor, query, locale)).payload.preview;

  it("is one of a player, by its name in the page's language", async () => {
    const { selects, shownHref } = await preview("?viewer=player&country=PL", "/tr");
    const { options = [], chosen } = selects.find(({ name }) => name === "country") ?? {};
    expect(chosen).toBe("PL");
    expect(options[0]).toEqual({ value: "", label: "Profildeki ülke" });
    expect(options.find(({ value }) => value === "PL")).toEqual({ value: "PL", label: "Polonya" });
    expect(readPreviewAddress(shownHref)?.settings).toMatchObject({ viewer: "player", country: "PL" });
  });

  it("is that of the profile unless it is chosen, and none of visitors", async () => {
    for (const query of ["?viewer=player", "?viewer=visitor&country=PL", "?country=PL"]) {
      expect(readPreviewAddress((await preview(query)).shownHref)?.settings.country, query).toBeUndefined();
    }
    const { status, location } = await desk.previewPage(editor, "?viewer=player&country=XX");
    expect([status, location]).toEqual([301, `${deskPaths.preview("en")}?viewer=player`]);
  });
});

it("nobody gets a section that is only for players by being nobody", async () => {
  await database
    .update(sections)
    .set({ countries: ["PL"] })
    .where(eq(sections.sectionId, FRESH));
  const visitor = newVisitor();
  await visitor.postForm("/session/login", { intent: "guest" });
  const { payload } = await withNewApiState(() => runLoader(homeLoader, "/:locale?", "/", { visitor }));
  expect(payload.feed?.sections.some(({ id }) => id === FRESH)).toBe(false);
  await database.update(sections).set({ countries: [] }).where(eq(sections.sectionId, FRESH));
});
