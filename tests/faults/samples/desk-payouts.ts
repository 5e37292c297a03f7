import { BANK_DETAILS } from "./earnings";
import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const STUDIO = { studioId: ID, studioName: "Kite Works" };
const PAYOUT = {
  ...{ ...STUDIO, payoutId: ID, currency: "EUR", amount: 6_000, paidOn: "2026-11-20", reference: "October" },
  ...{ holder: BANK_DETAILS.holder, account: BANK_DETAILS.iban, recordedDate: MOMENT, reversedDate: MOMENT },
  reversalReason: "It came back.",
};
const PLANNED = [{ points: 8_000, validFrom: MOMENT }];

export const DESK_PAYOUT_SAMPLES: Readonly<Record<string, unknown>> = {
  listDuePayouts: {
    due: [{ ...STUDIO, currency: "EUR", balance: 6_000, bankDetails: BANK_DETAILS }],
    pagination,
  },
  listPayouts: { payouts: [PAYOUT], pagination },
  recordPayout: PAYOUT,
  reversePayout: PAYOUT,
  listShares: {
    portal: { points: 7_000, planned: PLANNED },
    studios: [{ ...STUDIO, points: 7_500, isOwn: true, planned: PLANNED }],
    pagination,
  },
  changeShare: { points: 7_500, validFrom: MOMENT },
};
