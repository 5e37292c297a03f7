import * as z from "zod";

export const purchaseForm = z.object({
  gameId: z.uuid(),
  itemId: z.uuid(),
  key: z.uuid(),
  target: z.string().optional(),
});

export type PurchaseForm = z.output<typeof purchaseForm>;
