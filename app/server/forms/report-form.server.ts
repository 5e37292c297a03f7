import * as z from "zod";
import { reportReason } from "~contract/calls/games";

export const reportForm = z.object({
  gameId: z.uuid(),
  /** The named track that was played; none on the game's usual page. */
  trackId: z.uuid().optional(),
  /** Null when none was picked, or none of those there are. */
  reason: reportReason.nullable().catch(null),
  /** Browsers send a line's end as two characters and count it as one. */
  comment: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim()),
  target: z.string().optional(),
});

export type ReportForm = z.output<typeof reportForm>;
