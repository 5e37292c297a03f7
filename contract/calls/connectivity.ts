import * as z from "zod";
import { COUNTRY_CODES } from "../entities/country-codes";

/*
 * Answers of the portal's own addresses. They are no calls of the API: the portal answers them itself, so
 * they have no description here, only their shapes.
 */

/** GET /api/ping/: whether the portal is reached at all; asked every 30 s, on focus and when a connection comes back. */
export const pingAnswer = z.object({ data: z.literal("pong") });

/**
 * GET /api/country-code/: where the visitor is, from another origin and without credentials as well. Only a 200 carries a
 * body; 204 means that nobody knows.
 */
export const countryAnswer = z.object({ countryCode: z.enum(COUNTRY_CODES) });

/**
 * GET /api/version/: which build answers; a tab that was loaded from another one is outdated
 * (docs/product/frame.md#outdated-version).
 */
export const versionAnswer = z.object({ data: z.object({ version: z.string().min(1) }) });

export type PingAnswer = z.infer<typeof pingAnswer>;
export type CountryAnswer = z.infer<typeof countryAnswer>;
export type VersionAnswer = z.infer<typeof versionAnswer>;
