import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aTag } from "../../tests/fixtures/a-tag";
import { gameTags, isLabelTag } from "./game-tags";

const PARENTS = ["genre", "theme", "players-supported"];

const days = fc
  .date({ noInvalidDate: true, min: new Date("2000-01-01"), max: new Date("2100-01-01") })
  .map((date) => date.toISOString().slice(0, 10));
const titles = fc.oneof(
  fc.constantFrom("Runner", "Multiplayer", "forever", "date-", "date-soon"),
  days.map((day) => `date-${day}`),
  fc.string(),
);
const tags = fc.array(
  fc
    .record({
      alias: fc.constantFrom("runner", "space", "pgc", "publisher", "multiplayer", "odd"),
      title: titles,
      parentTagAlias: fc.constantFrom(...PARENTS, "pgc", "publisher", "mood", null),
    })
    .map(aTag),
  { maxLength: 8 },
);

const orderOf = (parent: string | null) => {
  const index = PARENTS.indexOf(parent ?? "");
  return index === -1 ? PARENTS.length : index;
};

describe("game tags, for any tags", () => {
  it("are sorted by parent, stable within one parent", () => {
    fc.assert(
      fc.property(tags, (all) => {
        const { labels } = gameTags({ tags: all, multiplayer: false });
        const orders = labels.map(({ parentTagAlias }) => orderOf(parentTagAlias));
        expect(orders).toEqual([...orders].sort());
        for (const order of [0, 1, 2, 3]) {
          const ofParent = ({ parentTagAlias }: { parentTagAlias: string | null }) => orderOf(parentTagAlias) === order;
          expect(labels.filter(ofParent)).toEqual(all.filter(isLabelTag).filter(ofParent));
        }
      }),
    );
  });

  it("exclude all tags with facts and no others", () => {
    fc.assert(
      fc.property(tags, fc.boolean(), (all, multiplayer) => {
        const { labels } = gameTags({ tags: all, multiplayer });
        const labelTags = all.filter(isLabelTag);
        const isAdded = multiplayer && labelTags.every(({ title }) => title !== "Multiplayer");
        expect(labels).toHaveLength(labelTags.length + Number(isAdded));
        for (const { alias, parentTagAlias } of labels) {
          for (const hidden of ["pgc", "publisher"]) expect([alias, parentTagAlias]).not.toContain(hidden);
        }
        if (multiplayer) expect(labels.map(({ title }) => title)).toContain("Multiplayer");
      }),
    );
  });

  it("read the first valid date, only from children of that parent", () => {
    fc.assert(
      fc.property(tags, days, (all, day) => {
        const { freeUntil } = gameTags({ tags: all, multiplayer: false });
        const factTitles = all.filter(({ parentTagAlias }) => parentTagAlias === "pgc").map(({ title }) => title);
        if (freeUntil) expect(factTitles.some((title) => title.startsWith("date-"))).toBe(true);
        const first = aTag({ title: `date-${day}`, parentTagAlias: "pgc" });
        expect(gameTags({ tags: [first, ...all], multiplayer: false }).freeUntil).toEqual(new Date(day));
        const elsewhere = aTag({ title: `date-${day}`, parentTagAlias: "mood" });
        expect(gameTags({ tags: [elsewhere, ...all], multiplayer: false }).freeUntil).toEqual(freeUntil);
      }),
    );
  });

  it("are free forever only with a child of that parent", () => {
    fc.assert(
      fc.property(tags, (all) => {
        const isForever = all.some(({ title, parentTagAlias }) => title === "forever" && parentTagAlias === "pgc");
        expect(gameTags({ tags: all, multiplayer: false }).isFreeForever).toBe(isForever);
      }),
    );
  });
});
