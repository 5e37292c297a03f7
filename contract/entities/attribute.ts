import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { assetUrl, translations } from "./identifiers";

/** A named value of a feed entry, flat on the wire (docs/product/content.md#attributes). */
export const attribute = z.discriminatedUnion("type", [
  z.object({ name: z.string(), type: z.literal("ASSET"), url: assetUrl, variants: z.array(assetVariant) }),
  z.object({ name: z.string(), type: z.literal("ANY"), value: z.unknown() }),
  z.object({ name: z.string(), type: z.literal("LOCALIZABLE_STRING"), value: z.string(), translations }),
]);

export type Attribute = z.infer<typeof attribute>;
