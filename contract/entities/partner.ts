import * as z from "zod";
import { assetUrl, dateTime } from "./identifiers";

/** Another site whose account may be linked to the player's; without a link both of the last are null. */
export const partner = z.object({
  alias: z.string(),
  name: z.string(),
  siteUrl: assetUrl,
  accountName: z.string().nullable(),
  linkedAt: dateTime.nullable(),
});

export type Partner = z.infer<typeof partner>;
