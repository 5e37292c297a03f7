import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stickerAmount, tipAmounts } from "./support-amounts";

describe("tipAmounts", () => {
  it.each([
    [10, 100_000, [10, 20, 50]],
    [1, 100_000, [1, 2, 5]],
    [40_000, 100_000, [40_000, 80_000]],
    [500_000, 100_000, [100_000]],
    [null, 100_000, [10, 20, 50]],
    [0, 100_000, [10, 20, 50]],
    [-5, 100_000, [10, 20, 50]],
    [2.5, 100_000, [10, 20, 50]],
  ])("of %s up to %s are %j", (suggested, limit, amounts) => {
    expect(tipAmounts(suggested, limit)).toEqual(amounts);
  });

  it("are distinct ascending integers up to the limit", () => {
    fc.assert(
      fc.property(fc.option(fc.double()), (suggested) => {
        const amounts = tipAmounts(suggested, 100_000);
        expect(amounts.length).toBeGreaterThan(0);
        expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 1 && amount <= 100_000)).toBe(true);
        expect([...new Set(amounts)].sort((a, b) => a - b)).toEqual(amounts);
      }),
    );
  });
});

it("is the sum of all uses in any order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), fc.nat(1000), (uses, more) => {
      const stickers = uses.map((count) => ({ uses: count }));
      expect(stickerAmount([...stickers].reverse())).toBe(stickerAmount(stickers));
      expect(stickerAmount([...stickers, { uses: more }])).toBe(stickerAmount(stickers) + more);
    }),
  );
  expect(stickerAmount([])).toBe(0);
});
