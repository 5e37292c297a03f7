import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wantedChanges } from "./earnings-ledger";

const sold = fc
  .record({ amount: fc.integer({ min: 1, max: 99_999_999 }), earned: fc.double({ min: 0, max: 1, noNaN: true }) })
  .chain(({ amount, earned }) =>
    fc.record({
      amount: fc.constant(amount),
      earned: fc.constant(Math.round(amount * earned)),
      refunded: fc.integer({ min: 0, max: amount }),
      disputed: fc.integer({ min: 0, max: amount }),
    }),
  );

describe("what refunds and chargebacks take", () => {
  it("is nothing, or a part of the sale that leaves at least nothing", () => {
    fc.assert(
      fc.property(sold, (sale) => {
        const { REFUND, CHARGEBACK } = wantedChanges(sale);
        expect(Math.max(REFUND, CHARGEBACK)).toBeLessThanOrEqual(0);
        expect(sale.earned + REFUND + CHARGEBACK).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is all of it when all is refunded or disputed", () => {
    fc.assert(
      fc.property(sold, (sale) => {
        const { earned, amount } = sale;
        expect(wantedChanges({ ...sale, refunded: amount }).REFUND).toBe(0 - earned);
        const { REFUND, CHARGEBACK } = wantedChanges({ ...sale, disputed: amount });
        expect(earned + REFUND + CHARGEBACK).toBe(0);
      }),
    );
  });

  it("is rounded to the smallest unit", () => {
    expect(wantedChanges({ earned: 349, amount: 499, refunded: 100, disputed: 0 })).toEqual({
      REFUND: -70,
      CHARGEBACK: 0,
    });
  });
});
