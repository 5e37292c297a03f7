import * as z from "zod";

/** Where the pages of payment providers lead back to, on the site: the API names the address, the site answers it. */
export const PAYMENT_RETURN_PATH = "/api/payment-return/";

/** What stands in the address; `status` is added by Xsolla, which has one address for every outcome. */
export const paymentReturn = z.object({
  order: z.uuid(),
  locale: z.string(),
  outcome: z.enum(["paid", "cancelled"]).optional(),
  status: z.string().optional(),
});

export type PaymentReturn = z.infer<typeof paymentReturn>;
