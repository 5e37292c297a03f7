import * as z from "zod";
import { tipGame } from "~contract/calls/spending";
import { pixelCurrency } from "~contract/entities/wallet";

export const tipForm = z.object({
  gameId: z.uuid(),
  key: z.uuid(),
  currency: pixelCurrency,
  amount: z.string().max(20).default(""),
  other: z.string().max(20).default(""),
  target: z.string().optional(),
});

export type TipForm = z.output<typeof tipForm>;

export const tipAmount = tipGame.body.shape.amount;
