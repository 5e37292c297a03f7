import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { assetUrl } from "./identifiers";

export const coverAspectRatio = z.enum(["16:9", "4:3"]);
export const coverType = z.enum(["IMAGE", "VIDEO"]);

/** Cover: docs/product/games.md#covers. `focusX` is an optional extension: focal point in percent, for narrow crops. */
export const cover = z.object({
  aspectRatio: coverAspectRatio,
  coverUrl: assetUrl.nullable(),
  type: coverType,
  variants: z.array(assetVariant),
  focusX: z.number().min(0).max(100).optional(),
});

export type Cover = z.infer<typeof cover>;
