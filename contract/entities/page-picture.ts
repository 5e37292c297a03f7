import * as z from "zod";
import { assetUrl } from "./identifiers";

/** `path` is what a page's draft names; `url` shows it. */
export const pagePicture = z.object({ path: assetUrl, url: assetUrl });
export type PagePicture = z.output<typeof pagePicture>;
