import { useRef, useState, type ComponentType, type MouseEvent } from "react";
import { useText } from "~/i18n/use-text";
import { hasNoAccount } from "~/rules/section-visibility";
import type { ReportView } from "~/view-models/report";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Icon } from "../ui/icon";
import type { ReportDialogProps } from "./report-dialog";
import { ReportForm } from "./report-form";

type ReportGameProps = { gameId: string; title: string; report: ReportView };

export function ReportGame({ gameId, title, report }: ReportGameProps) {
  const t = useText();
  const loginHref = useLoginHref();
  const { status } = useRootData().session;
  const details = useRef<HTMLDetailsElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  if (hasNoAccount(status)) {
    return (
      <a className="button button--text" href={loginHref} rel="nofollow">
        <Icon name="flag" />
        {t("report.logIn")}
      </a>
    );
  }
  if (status !== "authenticated") return null;
  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    details.current?.removeAttribute("open");
    // Not every browser focuses a clicked link, and the dialog restores the focus to it.
    event.currentTarget.focus();
    import("./report-dialog").then(
      ({ ReportDialog }) => setDialog(() => ReportDialog),
      () => details.current?.setAttribute("open", ""),
    );
  };
  const { trackId, reasons, maxLength } = report;
  const form = (
    <ReportForm
      label={t("report.open")}
      fields={{ gameId, ...(trackId !== null && { trackId }) }}
      reasons={reasons.map((reason) => ({ value: reason, label: t(`report.reason.${reason}`) }))}
      commentHelp={t("report.commentHelp")}
      maxLength={maxLength}
    />
  );
  return (
    <>
      <details className="report-game" ref={details}>
        <summary className="button button--text" onClick={open}>
          <Icon name="flag" />
          {t("report.open")}
        </summary>
        {form}
      </details>
      {Dialog && (
        <Dialog title={title} onClose={() => setDialog(null)}>
          {form}
        </Dialog>
      )}
    </>
  );
}
