import * as z from "zod";

/** News about games and challenges; or the digest, what is new from what the reader follows. */
export const subscriptionKind = z.enum(["MARKETING", "DIGEST"]);
export type SubscriptionKind = z.infer<typeof subscriptionKind>;

/** Sent to whoever has the mail's link, hence the masked address. */
export const subscription = z.object({
  kind: subscriptionKind,
  maskedEmail: z.string(),
  isSubscribed: z.boolean(),
});

export type Subscription = z.infer<typeof subscription>;
