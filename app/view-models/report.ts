import type * as z from "zod";
import { MAX_REPORT_COMMENT_LENGTH, reportReason } from "~contract/calls/games";

/** What the report form offers (docs/product/games.md#reports). */
export type ReportView = {
  reasons: readonly z.output<typeof reportReason>[];
  maxLength: number;
  /** The named track of the page; null for the usual one. */
  trackId: string | null;
};

export const REPORT_VIEW: ReportView = {
  reasons: reportReason.options,
  maxLength: MAX_REPORT_COMMENT_LENGTH,
  trackId: null,
};
