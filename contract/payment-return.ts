import * as z from "zod";

/** Return URL for payment providers: the API sends it, the site handles it. */
export const PAYMENT_RETURN_PATH = "/api/payment-return/";

/** Query of the return URL; only Xsolla adds `status`, having one URL for all outcomes. */
export const paymentReturn = z.object({
  order: z.uuid(),
  locale: z.string(),
  outcome: z.enum(["paid", "cancelled"]).optional(),
  status: z.string().optional(),
});

export type PaymentReturn = z.infer<typeof paymentReturn>;
