import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import { Dialog } from "../ui/dialog";

export type ReportDialogProps = { title: string; onClose: () => void; children: ReactNode };

export function ReportDialog({ title, onClose, children }: ReportDialogProps) {
  const t = useText();
  return (
    <Dialog title={t("report.title", { game: title })} onClose={onClose}>
      {children}
    </Dialog>
  );
}
