import * as z from "zod";

export const MAX_ALIAS_LENGTH = 60;

/** The part of an address that names a piece of content: small letters, digits, single hyphens between them. */
export const contentAlias = z
  .string()
  .trim()
  .min(1)
  .max(MAX_ALIAS_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
