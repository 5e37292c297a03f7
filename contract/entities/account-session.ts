import * as z from "zod";
import { dateTime, id } from "./identifiers";

export const accountSession = z.object({
  sessionId: id,
  /** User-Agent header at sign-in. */
  userAgent: z.string().nullable(),
  createdAt: dateTime,
  /** Accurate to some minutes. */
  lastActiveAt: dateTime,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSession>;
