import * as z from "zod";
import { id } from "./identifiers";
import { optionalLocalizedContent } from "./localized-content";
import { publicLink } from "./public-link";

export const MAX_STUDIO_NAME_LENGTH = 60;
export const MAX_STUDIO_TEXT_LENGTH = 1000;
export const MAX_STUDIO_LINKS = 6;
/** Control characters, marks that turn the direction of text, and line breaks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The same in all languages. */
export const studioName = z
  .string()
  .trim()
  .min(2)
  .max(MAX_STUDIO_NAME_LENGTH)
  .refine((name) => !INVISIBLE.test(name), "must not contain invisible characters");

/** What an editor writes of a studio (docs/product/studios.md#texts-at-the-desk). */
export const studioContent = z.strictObject({
  name: studioName,
  description: optionalLocalizedContent(MAX_STUDIO_TEXT_LENGTH),
  links: z
    .array(publicLink)
    .max(MAX_STUDIO_LINKS)
    .refine((links) => new Set(links).size === links.length),
  /** The studio's game whose cover stands for it. */
  pictureGameId: id.nullable(),
});
export type StudioContent = z.output<typeof studioContent>;
