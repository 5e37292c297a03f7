import { useText } from "~/i18n/use-text";
import type { ReleaseView } from "~/view-models/studio/release";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { BuildReport } from "./build-report";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

type ReleaseRowProps = { release: ReleaseView; maxNotes: number; result: StudioRefusal | undefined };

export function ReleaseRow({ release, maxNotes, result }: ReleaseRowProps) {
  const t = useText();
  const { releaseId, version, date, size, use, notes, report } = release;
  const form = { intent: "save-notes", subject: releaseId };
  const isOpen = result?.subject === releaseId || undefined;
  return (
    <li>
      <header className="studio-row">
        <div>
          <h3>{version}</h3>
          <p className="text-small muted">
            {date} · {size}
          </p>
        </div>
        <p className="text-small">{use}</p>
      </header>
      <details>
        <summary>
          {t("studios.report.title")}
          {report.warnings.length > 0 && ` (${t("studios.report.warnings", { count: report.warnings.length })})`}
        </summary>
        <BuildReport report={report} />
      </details>
      <details open={isOpen}>
        <summary>{t("studios.whatsNew")}</summary>
        <p className="text-small muted">{t("studios.whatsNewText", { max: maxNotes })}</p>
        <StudioForm
          form={form}
          label={t("studios.whatsNewOf", { version })}
          button={t("studios.saveNotes")}
          variant="inverse"
        >
          {notes.map(({ locale, tag, language, text }) => (
            <StudioField
              key={locale}
              form={form}
              name={locale}
              label={language}
              lang={tag}
              rows={2}
              saved={text}
              result={result}
            />
          ))}
        </StudioForm>
      </details>
    </li>
  );
}
