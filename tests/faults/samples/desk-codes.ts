import { ID, MOMENT } from "./entities";

export const DESK_CODE_SAMPLES: Readonly<Record<string, unknown>> = {
  listCodeBatches: {
    ...{ questTitle: "Kites", takesCodes: true, left: 3, given: 5, redeemed: 1, isLow: true },
    batches: [
      {
        ...{ batchId: ID, number: 1, addedDate: MOMENT, gift: { currency: "RPX", amount: 5 } },
        ...{ added: 10, left: 3, given: 5, redeemed: 1, withdrawn: 2 },
      },
    ],
  },
  addCodeBatch: { number: 2, added: 3, repeated: 1, known: 1 },
  withdrawCodeBatch: { number: 2, withdrawn: 3 },
};
