import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { parseDiscoverQuery } from "~/rules/discover-query";
import type { CountedTag } from "~contract/calls/tags";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { titleOf, toDiscoverForm, VALUE_TEXTS } from "./discover-form";

const STUDIO = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a02";
const GAME = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01";
const FEED = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e01";

const aParent = (alias: string, title: string): CountedTag =>
  aTag({ alias, title, titleTranslations: {}, parentTagAlias: null });
const aChild = (parentTagAlias: string, alias: string, gameCount?: number | null): CountedTag => ({
  ...aTag({ alias, title: alias.toUpperCase(), titleTranslations: {}, parentTagAlias }),
  gameCount,
});
const GENRE = [aParent("genre", "Genre"), { ...aTag(), gameCount: 1_204 }];

type FormOptions = { tags?: CountedTag[]; locale?: Locale; hasAccount?: boolean };

function form(query: string, { tags = [], locale = "en", hasAccount = false }: FormOptions = {}) {
  return toDiscoverForm(
    parseDiscoverQuery(new URLSearchParams(query)).filters,
    { tags, hasAccount },
    aViewContext({ locale }),
  );
}

const groups = (query: string, tags: CountedTag[]) =>
  form(query, { tags }).groups.map(({ id, label, choices }) => [id, label, choices.map((choice) => choice.id)]);

const MULTIPLAYER = {
  id: "multiplayer",
  label: "Mehrspieler",
  number: null,
  name: "multiplayer",
  value: "true",
  isChosen: false,
  without: { label: "Ohne: Mehrspieler", name: "multiplayer", value: "false", isChosen: false },
};

const RUNNER = {
  id: "runner",
  label: "Rennspiel",
  number: "1\u00a0204",
  name: "tagAlias",
  value: "runner",
  isChosen: false,
  without: { label: "Ohne: Rennspiel", name: "excludeTagAlias", value: "runner", isChosen: false },
};

const CRITERIA = [
  ["highest_wins", "Höchster Wert gewinnt", false],
  ["lowest_wins", "Niedrigster Wert gewinnt", true],
].map(([value, label, isChosen]) => ({
  ...{ id: value, label, number: null, name: "winCriteria", value, isChosen, without: null },
}));

describe("toDiscoverForm", () => {
  it("has account filters for players' challenges", () => {
    const groupsOf = (query: string, hasAccount: boolean) => form(query, { hasAccount }).groups.map(({ id }) => id);
    expect(groupsOf("show=challenges", true)).toContain("own");
    expect(groupsOf("show=challenges", false)).not.toContain("own");
    expect(groupsOf("", true)).not.toContain("own");
    const own = form("favorite=true", { hasAccount: true }).groups.find(({ id }) => id === "own");
    expect(own?.choices.map(({ name, value, isChosen }) => [name, value, isChosen])).toEqual([
      ["played", "true", false],
      ["favorite", "true", true],
    ]);
  });

  it("returns the form of games in the viewer's language", () => {
    expect(form("", { tags: GENRE, locale: "de" })).toEqual({
      hiddenFields: [],
      fields: { search: "", startDate: "" },
      groups: [
        { id: "genre", label: "Genre", choices: [RUNNER] },
        { id: "players-supported", label: "Spieler", choices: [MULTIPLAYER] },
      ],
      selects: [
        {
          name: "platform",
          label: "Gerät",
          chosen: "",
          options: [
            { value: "", label: "Jedes Gerät" },
            { value: "DESKTOP", label: "Computer" },
            { value: "MOBILE", label: "Handy" },
          ],
        },
      ],
      sort: {
        name: "sort",
        label: "Sortieren nach",
        chosen: "",
        options: [
          { value: "", label: "Am meisten gespielt" },
          { value: "total-time-played-desc", label: "Am längsten gespielt" },
          { value: "release-date-desc", label: "Neueste" },
          { value: "rating-desc", label: "Am besten bewertet" },
        ],
      },
    });
  });

  it("returns the form of challenges without the numbers of games", () => {
    expect(form("show=challenges&timeFrame=ended&winCriteria=lowest_wins", { tags: GENRE, locale: "de" })).toEqual({
      hiddenFields: [["show", "challenges"]],
      fields: null,
      groups: [
        { id: "genre", label: "Genre", choices: [{ ...RUNNER, number: null }] },
        { id: "criteria", label: "Wer gewinnt", choices: CRITERIA },
      ],
      selects: [
        {
          name: "timeFrame",
          label: "Zeitraum",
          chosen: "ended",
          options: [
            { value: "", label: "Jederzeit" },
            { value: "active", label: "Laufend" },
            { value: "upcoming", label: "Demnächst" },
            { value: "ended", label: "Beendet" },
            { value: "monthly", label: "Monatlich" },
          ],
        },
      ],
      sort: {
        name: "sort",
        label: "Sortieren nach",
        chosen: "",
        options: [
          { value: "", label: "Neueste" },
          { value: "ending-soon", label: "Bald zu Ende" },
          { value: "players-desc", label: "Meiste Spieler" },
        ],
      },
    });
  });
});

describe("fields of the form", () => {
  it("contain the current filters", () => {
    expect(form("search=lantern&startDate=2026-11-01&platform=MOBILE")).toMatchObject({
      fields: { search: "lantern", startDate: "2026-11-01" },
      selects: [{ name: "platform", chosen: "MOBILE" }],
    });
    expect(form("show=challenges").selects.map(({ chosen }) => chosen)).toEqual([""]);
  });

  it("have hidden fields for filters without a visible field", () => {
    const others = `studioId=${STUDIO}&studioId=${GAME}&feedId=${FEED}&gameId=${GAME}`;
    const shared = [
      ["studioId", STUDIO],
      ["studioId", GAME],
    ];
    expect(form(`show=games&${others}`).hiddenFields).toEqual([...shared, ["feedId", FEED]]);
    const expected = [["show", "challenges"], ...shared, ["gameId", GAME], ["feedId", FEED]];
    expect(form(`show=challenges&${others}`).hiddenFields).toEqual(expected);
  });

  it.each([
    ["", "", ["", "total-time-played-desc", "release-date-desc", "rating-desc"]],
    ["sort=rating-desc", "rating-desc", ["", "total-time-played-desc", "release-date-desc", "rating-desc"]],
    ["sort=total-plays-desc", "", ["", "total-time-played-desc", "release-date-desc", "rating-desc"]],
    ["show=challenges&sort=players-desc", "players-desc", ["", "ending-soon", "players-desc"]],
    ["show=challenges&sort=newest", "", ["", "ending-soon", "players-desc"]],
  ])("have the sort orders of %s", (query, chosen, values) => {
    const { sort } = form(query);
    expect([sort.chosen, sort.options.map(({ value }) => value)]).toEqual([chosen, values]);
  });

  it.each([
    ["search=lantern", ""],
    ["search=lantern&sort=relevance", ""],
    ["search=lantern&sort=total-plays-desc", "total-plays-desc"],
  ])("have best matches as default order for %s", (query, chosen) => {
    const { sort } = form(query);
    expect(sort.chosen).toBe(chosen);
    expect(sort.options).toEqual([
      { value: "", label: "Best match" },
      { value: "total-plays-desc", label: "Most played" },
      { value: "total-time-played-desc", label: "Longest played" },
      { value: "release-date-desc", label: "Newest" },
      { value: "rating-desc", label: "Best rated" },
    ]);
  });
});

describe("groups of tags", () => {
  it("are sorted like their parents, tags without one last", () => {
    const theme = [aParent("theme", "Theme"), aChild("theme", "night"), aChild("theme", "rain")];
    const tags = [aParent("cosy", "Cosy"), ...theme, ...GENRE];
    expect(groups("show=challenges", tags)).toEqual([
      ["theme", "Theme", ["night", "rain"]],
      ["genre", "Genre", ["runner"]],
      ["tags", "Tags", ["cosy"]],
      ["criteria", "Who wins", ["highest_wins", "lowest_wins"]],
    ]);
  });

  it("exclude facts and the multiplayer tag", () => {
    const facts = [aParent("pgc", "Platform"), aChild("pgc", "date-2030-01-01"), aParent("publisher", "Publisher")];
    const tags = [...facts, aChild("publisher", "fennec"), aParent("multiplayer", "Multiplayer")];
    expect(groups("show=challenges", tags)).toEqual([["criteria", "Who wins", ["highest_wins", "lowest_wins"]]]);
  });

  it("have a separate multiplayer choice, below its parent if there is one", () => {
    const players = [aParent("players-supported", "How many"), aChild("players-supported", "duo")];
    expect(groups("", [...players, ...GENRE])).toEqual([
      ["players-supported", "How many", ["duo", "multiplayer"]],
      ["genre", "Genre", ["runner"]],
    ]);
    expect(groups("", [])).toEqual([["players-supported", "Players", ["multiplayer"]]]);
  });

  it("omit a group of challenges whose only tag is multiplayer", () => {
    const tags = [aParent("players-supported", "How many"), aChild("players-supported", "multiplayer")];
    expect(groups("", tags)).toEqual([["players-supported", "How many", ["multiplayer"]]]);
    expect(groups("show=challenges", tags).map(([id]) => id)).not.toContain("players-supported");
  });

  it.each([
    ["", false, false],
    ["multiplayer=true", true, false],
    ["multiplayer=false", false, true],
  ])("check multiplayer for %s", (query, isChosen, isExcluded) => {
    const choice = form(query).groups.at(-1)?.choices[0];
    expect(choice).toMatchObject({ value: "true", isChosen, without: { value: "false", isChosen: isExcluded } });
  });

  it.each([
    ["tagAlias=runner", true, false],
    ["excludeTagAlias=runner", false, true],
    ["tagAlias=cosy&excludeTagAlias=night", false, false],
  ])("check tags for %s", (query, isChosen, isExcluded) => {
    const choice = form(query, { tags: GENRE }).groups[0]?.choices[0];
    expect(choice).toMatchObject({ id: "runner", isChosen, without: { isChosen: isExcluded } });
  });

  it.each([
    [0, "0"],
    [1_000, "1\u00a0000"],
    [null, null],
    [undefined, null],
  ])("count %s games as %s", (gameCount, number) => {
    const tags = [aParent("theme", "Theme"), aChild("theme", "night", gameCount)];
    expect(form("", { tags }).groups[0]?.choices[0]?.number).toBe(number);
  });
});

describe("texts of values and tags", () => {
  it("name every filter value", () => {
    expect(VALUE_TEXTS).toEqual({
      active: "discover.timeActive",
      upcoming: "discover.timeUpcoming",
      ended: "discover.timeEnded",
      monthly: "discover.timeMonthly",
      DESKTOP: "discover.desktop",
      MOBILE: "discover.mobile",
      highest_wins: "discover.highestWins",
      lowest_wins: "discover.lowestWins",
    });
  });

  it("fall back to the alias of a tag without a title", () => {
    const view = aViewContext({ locale: "de" });
    expect(titleOf(aTag(), view)).toBe("Rennspiel");
    expect(titleOf(aTag({ title: "", titleTranslations: {} }), view)).toBe("runner");
  });
});
