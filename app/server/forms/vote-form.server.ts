import * as z from "zod";

export const voteForm = z.object({
  intent: z.enum(["vote", "withdraw"]),
  feedId: z.uuid(),
  entryId: z.uuid(),
  feedVersion: z.string().max(100),
  target: z.string().optional(),
});

export type VoteForm = z.output<typeof voteForm>;
