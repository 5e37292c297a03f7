import { ID, MOMENT } from "./entities";

export const BANK_DETAILS = {
  holder: "Kite Works GmbH",
  iban: "DE89370400440532013000",
  otherAccount: "021000021 / 123456789",
  changedDate: MOMENT,
};
const STUDIO = { studioId: ID, name: "Kite Works", role: "OWNER" };
const SUMS = { currency: "EUR", sales: 700, refunds: -70, chargebacks: -35 };
const STATEMENT = { ...SUMS, month: "2026-11", opening: 6_000, payouts: -6_000, closing: 595 };

export const EARNINGS_SAMPLES: Readonly<Record<string, unknown>> = {
  getStudioEarnings: {
    ...{ studio: STUDIO, share: 7_000, balances: [{ currency: "EUR", balance: 595 }], statements: [STATEMENT] },
    bankDetails: BANK_DETAILS,
  },
  getStudioStatement: {
    ...{ studio: STUDIO, month: "2026-11", isFinal: true, statements: [STATEMENT] },
    games: [{ ...SUMS, gameId: ID, gameTitle: "Kite", sold: 2 }],
    payouts: [
      { payoutId: ID, currency: "EUR", amount: -6_000, paidOn: "2026-11-20", reference: "October", date: MOMENT },
    ],
  },
  changeBankDetails: { bankDetails: BANK_DETAILS },
};
