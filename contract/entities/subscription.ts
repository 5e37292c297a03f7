import * as z from "zod";

/** News about games and challenges. */
export const subscriptionKind = z.enum(["MARKETING"]);

/** Sent to whoever has the mail's link, hence the masked address. */
export const subscription = z.object({
  kind: subscriptionKind,
  maskedEmail: z.string(),
  isSubscribed: z.boolean(),
});

export type Subscription = z.infer<typeof subscription>;
