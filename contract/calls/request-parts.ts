import * as z from "zod";

export const noParams = z.object({});

export const noBody = z.undefined();

/** The viewer's language; an API without translations ignores it. */
export const localeQuery = z.object({ locale: z.string().optional() });
