import * as z from "zod";

/** The button of the page, or the one-click request of a mail client (RFC 8058). */
export const unsubscribeForm = z.union([
  z.object({ intent: z.enum(["unsubscribe", "subscribe"]) }),
  z.object({ "List-Unsubscribe": z.literal("One-Click") }),
]);
