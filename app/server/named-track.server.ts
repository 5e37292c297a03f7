import type { Params } from "@remix-run/react";
import { isUuid } from "~/rules/uuid";
import { notFound } from "./page-failure.server";

/** The track that an address names (docs/product/addresses.md#tracks); without one the usual track is played. */
export function namedTrack({ trackId }: Params): string | undefined {
  if (trackId !== undefined && !isUuid(trackId)) throw notFound();
  return trackId;
}
