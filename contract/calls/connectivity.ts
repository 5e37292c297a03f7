import * as z from "zod";
import { COUNTRY_CODES } from "../entities/country-codes";

/* Response shapes of the portal's own endpoints, which are not API calls. */

/** GET /api/ping/: polled every 30 s, on focus and when the connection comes back. */
export const pingResponse = z.object({ data: z.literal("pong") });

/** GET /api/country-code/: also cross-origin, without credentials. 204 means that the country is unknown. */
export const countryResponse = z.object({ countryCode: z.enum(COUNTRY_CODES) });

/** GET /api/version/: a tab loaded from another build is outdated (docs/product/frame.md#outdated-version). */
export const versionResponse = z.object({ data: z.object({ version: z.string().min(1) }) });

export type PingResponse = z.infer<typeof pingResponse>;
export type CountryResponse = z.infer<typeof countryResponse>;
export type VersionResponse = z.infer<typeof versionResponse>;
