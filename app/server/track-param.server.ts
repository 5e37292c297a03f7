import type { Params } from "@remix-run/react";
import { isUuid } from "~/rules/uuid";
import { notFound } from "./page-error.server";

/** docs/product/addresses.md#tracks */
export function readTrackId({ trackId }: Params): string | undefined {
  if (trackId !== undefined && !isUuid(trackId)) throw notFound();
  return trackId;
}
