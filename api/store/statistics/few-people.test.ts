import { describe, expect, it } from "vitest";
import { foldParts, isReturnShown, isShareShown, roundPeople, wholeOf, type Cell } from "./few-people";

const cell = (value: string, people: number, count = people): Cell => ({ value, count, people, amount: 0 });
const sum = (cells: readonly Cell[]) => cells.reduce((total, { count }) => total + count, 0);

describe("foldParts", () => {
  it("shows all parts of ten people and more", () => {
    const parts = [cell("de", 12), cell("en", 40)];
    expect(foldParts(parts)).toEqual([cell("en", 40), cell("de", 12)]);
  });

  it("withstands subtraction: the whole less all shown parts is of ten people at least", () => {
    const parts = [cell("en", 40, 90), cell("de", 12, 30), cell("tr", 3, 7)];
    const whole = sum(parts);
    const shown = foldParts(parts);
    expect(shown).toEqual([cell("en", 40, 90), cell("other", 12, 37)]);
    expect(whole - sum(shown)).toBe(0);
    const named = shown.filter(({ value }) => value !== "other");
    expect(whole - sum(named)).toBe(30 + 7);
  });

  it("shows nothing where no part has ten people", () => {
    expect(foldParts([cell("de", 9), cell("en", 9)])).toEqual([]);
    expect(foldParts([])).toEqual([]);
  });

  it("never shows a part, or what a sum of days leaves, of fewer than ten people, whatever the parts are", () => {
    for (let seed = 1; seed < 500; seed++) {
      const parts = Array.from({ length: seed % 6 }, (_, index) => cell(String(index), (seed * (index + 7)) % 23));
      const present = parts.filter(({ people }) => people > 0);
      const shown = foldParts(present);
      expect(shown.every(({ people }) => people >= 10)).toBe(true);
      if (shown.length > 0) expect(sum(shown)).toBe(sum(present));
    }
  });
});

describe("wholeOf", () => {
  it("leaves out the other games while they are of fewer than ten people", () => {
    const shown = cell("", 40, 90);
    const all = (people: number) => ({ all: cell("", 40 + people, 90 + people), shown, rest: cell("", people) });
    expect(wholeOf(all(0))).toMatchObject({ count: 90 });
    expect(wholeOf(all(9))).toMatchObject({ count: 90 });
    expect(wholeOf(all(10))).toMatchObject({ count: 100 });
  });

  it("is not shown for fewer than ten people", () => {
    expect(wholeOf({ all: cell("", 9), shown: cell("", 0), rest: cell("", 9) })).toBeNull();
    expect(wholeOf({ all: cell("", 10), shown: cell("", 0), rest: cell("", 10) })).toMatchObject({ count: 10 });
  });
});

it("hides a share by which fewer than ten people came back, or stayed away", () => {
  expect(isReturnShown({ returned: 10, players: 20 })).toBe(true);
  expect(isReturnShown({ returned: 9, players: 40 })).toBe(false);
  expect(isReturnShown({ returned: 31, players: 40 })).toBe(false);
});

it("hides the share of plays with an error while fewer than ten people had one, or had none", () => {
  expect(isShareShown({ people: 10, others: 10 })).toBe(true);
  expect(isShareShown({ people: 10, others: 0 })).toBe(true);
  expect(isShareShown({ people: 9, others: 40 })).toBe(false);
  expect(isShareShown({ people: 40, others: 9 })).toBe(false);
});

it("rounds people down to tens", () => {
  expect([0, 9, 10, 19, 2914].map(roundPeople)).toEqual([0, 0, 10, 10, 2910]);
});
