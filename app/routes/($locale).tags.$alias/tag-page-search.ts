import * as z from "zod";

/** Search parameters of the tag page: the page of its list, counted from 0; without one, the first. */
export const tagPageSearch = z.object({
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .default(0),
});
