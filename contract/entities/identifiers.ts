import * as z from "zod";

/** Identifier of an entity: a UUID. */
export const id = z.uuid();

/** Short identifier used in public addresses: six characters of [a-z0-9], never reused. */
export const shortId = z.string().regex(/^[a-z0-9]{6}$/);

/** Point in time: ISO date-time with a time zone (docs/product/validation.md#dates). */
export const dateTime = z.iso.datetime({ offset: true });

/** Address of an asset for games, which run on other hosts. */
export const absoluteUrl = z.url({ protocol: /^https?$/ });

/**
 * Address of an asset: an absolute http(s) URL or a path on the host that served it. Browsers read a backslash as a slash
 * and leave out tabs and line breaks: what only then begins with two slashes is another host's.
 */
export const assetUrl = z.union([absoluteUrl, z.string().regex(/^\/(?![/\\])[^\t\n\r]*$/)]);

/** Texts by locale code, e.g. {"de": "Spiele"} (docs/product/validation.md#translations). */
export const translations = z.record(z.string(), z.string());

/** A text with its translations; `value` is the untranslated original. */
export const localizedText = z.object({ value: z.string(), translations });

export type Translations = z.infer<typeof translations>;
export type LocalizedText = z.infer<typeof localizedText>;
