import { MAX_REPORT_COMMENT_LENGTH, reportReason, type ReportReason } from "~contract/calls/games";

/** See docs/product/games.md#reports. */
export type ReportView = {
  reasons: readonly ReportReason[];
  maxLength: number;
  /** Null for the default track. */
  trackId: string | null;
};

export const REPORT_VIEW: ReportView = {
  reasons: reportReason.options,
  maxLength: MAX_REPORT_COMMENT_LENGTH,
  trackId: null,
};
