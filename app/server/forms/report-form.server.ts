import * as z from "zod";
import { reportReason } from "~contract/calls/games";

export const reportForm = z.object({
  gameId: z.uuid(),
  trackId: z.uuid().optional(),
  reason: reportReason.nullable().catch(null),
  /** Browsers send a line break as CRLF and count it as one character. */
  comment: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim()),
  target: z.string().optional(),
});

export type ReportForm = z.output<typeof reportForm>;
