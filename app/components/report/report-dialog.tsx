import { useText } from "~/i18n/use-text";
import type { ReportView } from "~/view-models/report";
import { Dialog } from "../ui/dialog";
import { ReportForm } from "./report-form";

export type ReportDialogProps = { gameId: string; title: string; report: ReportView; onClose: () => void };

export function ReportDialog({ gameId, title, report, onClose }: ReportDialogProps) {
  const t = useText();
  return (
    <Dialog title={t("report.title", { game: title })} onClose={onClose}>
      <ReportForm gameId={gameId} report={report} />
    </Dialog>
  );
}
