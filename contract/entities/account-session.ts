import * as z from "zod";
import { dateTime, id } from "./identifiers";

/** A browser that is signed in to the viewer's account. */
export const accountSession = z.object({
  sessionId: id,
  /** What the browser called itself when it signed in. */
  userAgent: z.string().nullable(),
  createdAt: dateTime,
  /** To some minutes. */
  lastActiveAt: dateTime,
  /** True for the session that asks. */
  isCurrent: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSession>;
