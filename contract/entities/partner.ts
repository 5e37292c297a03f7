import * as z from "zod";
import { assetUrl, dateTime } from "./identifiers";

/** A site whose account can be linked; the last two fields are null without a link. */
export const partner = z.object({
  alias: z.string(),
  name: z.string(),
  siteUrl: assetUrl,
  accountName: z.string().nullable(),
  linkedAt: dateTime.nullable(),
});

export type Partner = z.infer<typeof partner>;
