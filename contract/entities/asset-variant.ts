import * as z from "zod";
import { assetUrl } from "./identifiers";

export const assetVariant = z.object({
  variantKey: z.string(),
  url: assetUrl,
  mimeType: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

export type AssetVariant = z.infer<typeof assetVariant>;
