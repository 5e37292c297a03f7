import * as z from "zod";

export const id = z.uuid();

/** Identifier in public URLs; never reused. */
export const shortId = z.string().regex(/^[a-z0-9]{6}$/);

/** ISO date-time with a time zone (docs/product/validation.md#dates). */
export const dateTime = z.iso.datetime({ offset: true });

/** Absolute, since games run on other hosts. */
export const absoluteUrl = z.url({ protocol: /^https?$/ });

/**
 * Absolute http(s) URL or a path on the same host. Browsers read a backslash as a slash and drop tabs and line breaks,
 * either of which could make "//host" out of a path.
 */
export const assetUrl = z.union([absoluteUrl, z.string().regex(/^\/(?![/\\])[^\t\n\r]*$/)]);

/** Texts by locale code, e.g. {"de": "Spiele"} (docs/product/validation.md#translations). */
export const translations = z.record(z.string(), z.string());

/** `value` is the untranslated original. */
export const localizedText = z.object({ value: z.string(), translations });

export type Translations = z.infer<typeof translations>;
export type LocalizedText = z.infer<typeof localizedText>;
