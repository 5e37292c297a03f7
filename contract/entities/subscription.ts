import * as z from "zod";

/** What mails somebody may agree to: news about games and challenges. */
export const subscriptionKind = z.enum(["MARKETING"]);

/** Whether somebody gets mails of a kind, as told to whoever holds the link of one; the address is told in part only. */
export const subscription = z.object({
  kind: subscriptionKind,
  maskedEmail: z.string(),
  isSubscribed: z.boolean(),
});

export type Subscription = z.infer<typeof subscription>;
