import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const PLAYER = { userId: ID, username: "juno" };
const PURCHASE = {
  ...{ recordId: ID, state: "PARTLY_REFUNDED", buyer: PLAYER, gameId: ID, gameTitle: "Kite", itemType: "PAID_GAME" },
  ...{ price: 499, currency: "EUR", tax: 80, refunded: 100, refunding: 50, provider: "STRIPE", paymentId: "pi_1" },
  ...{ receiptNumber: "20261120-5B0D4C9E", date: MOMENT, withdrawnDate: MOMENT },
};
const REFUND = { refundId: ID, amount: 100, state: "DONE", reason: "A mistake.", author: "moss", date: MOMENT };
const GRANT = {
  ...{ grantId: ID, currency: "GPX", amount: 50, takenBack: 5, reason: "It was down.", author: "moss", orderId: ID },
  date: MOMENT,
};

export const DESK_PURCHASE_SAMPLES: Readonly<Record<string, unknown>> = {
  listDeskPurchases: { player: PLAYER, purchases: [PURCHASE], pagination },
  readDeskPurchase: {
    ...{ purchase: PURCHASE, refunds: [REFUND], grants: [GRANT] },
    disputes: [{ reference: "dp_1", amount: 499, state: "WON", openedDate: MOMENT, closedDate: MOMENT }],
  },
  refundPurchase: REFUND,
  readPlayerWallet: {
    ...{ player: PLAYER, balances: [{ currency: "RPX", balance: 0, debt: 20 }], grants: [GRANT], grantable: 900 },
    entries: [
      {
        ...{ entryId: ID, currency: "RPX", amount: 20, balanceAfter: 20, reason: "GRANT", subject: "It was down." },
        createdAt: MOMENT,
      },
    ],
    pagination,
  },
  grantPixels: GRANT,
};
