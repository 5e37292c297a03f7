import * as z from "zod";

/** For a call without path parameters or without a query. */
export const nothing = z.object({});

/** For a call without a request body. */
export const noBody = z.undefined();

/** The viewer's language; an API that knows no translations ignores it. */
export const localeQuery = z.object({ locale: z.string().optional() });
