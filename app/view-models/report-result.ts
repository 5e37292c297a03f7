import type { Translate } from "~/i18n/text-keys";

export const REPORT_ERRORS = [
  "game_not_found",
  "game_not_public",
  "invalid_report_reason",
  "invalid_request_payload",
  "player_review_not_found",
  "player_review_own",
  "review_request_comment_required",
  "sign_in_required",
  "too_many_requests",
  "track_not_found",
  "unreachable",
  "user_not_found",
] as const;

export type ReportError = (typeof REPORT_ERRORS)[number];

export type ReportResult = { ok: true } | { ok: false; error: ReportError };

export function reportText(t: Translate, result: ReportResult, maxLength: number): string {
  return result.ok ? t("report.sent") : t(`report.error.${result.error}`, { max: maxLength });
}
