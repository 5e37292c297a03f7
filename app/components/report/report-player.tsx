import { useText } from "~/i18n/use-text";
import type { PlayerReportView } from "~/view-models/report";
import { ReportForm } from "./report-form";

type ReportPlayerProps = { userId: string; report: PlayerReportView };

export function ReportPlayer({ userId, report: { reasons, maxLength } }: ReportPlayerProps) {
  const t = useText();
  return (
    <details className="block-form">
      <summary className="button button--text">{t("friends.reportPlayer")}</summary>
      <ReportForm
        label={t("friends.reportPlayer")}
        fields={{ userId }}
        reasons={reasons.map((reason) => ({ value: reason, label: t(`friends.reportReason.${reason}`) }))}
        maxLength={maxLength}
      />
    </details>
  );
}
