import * as z from "zod";
import { dateTime } from "./identifiers";

/** What a studio has to say about a takedown. `answer` is why it stays; null while the appeal waits. */
export const takedownAppeal = z.object({
  text: z.string(),
  date: dateTime,
  answer: z.object({ reason: z.string(), date: dateTime }).nullable(),
});
export type TakedownAppeal = z.output<typeof takedownAppeal>;
