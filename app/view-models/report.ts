import { MAX_REPORT_COMMENT_LENGTH, reportReason, type ReportReason } from "~contract/calls/games";
import { playerReportReason, type PlayerReportReason } from "~contract/calls/player-reports";

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

/** See docs/product/moderation.md#reports-of-players. */
export type PlayerReportView = { reasons: readonly PlayerReportReason[]; maxLength: number };

export const PLAYER_REPORT_VIEW: PlayerReportView = {
  reasons: playerReportReason.options,
  maxLength: MAX_REPORT_COMMENT_LENGTH,
};
