import { useEffect } from "react";
import { startPoll } from "~/browser/poll";
import { usePageRefresh } from "~/browser/use-page-refresh";
import { useText } from "~/i18n/use-text";
import type { CatalogueFilesView, CatalogueSummaryView, CatalogueUploadView } from "~/view-models/desk/catalogue-files";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { Button } from "../ui/button";
import { DeskField, DeskFile } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { NumberTable } from "../ui/number-table";

const INTERVAL_MS = 1_500;
const LIMIT_MS = 10_000;

type CatalogueFilesProps = { files: CatalogueFilesView; result: DeskFormResult | undefined };

export function CatalogueFiles({ files, result }: CatalogueFilesProps) {
  const t = useText();
  const { upload, canUpload, fileHelp } = files;
  useRunningUpload(upload?.isRunning ?? false);
  return (
    <>
      <DeskHead title={t("desk.catalogueFiles")} text={t("desk.catalogue.text")} />
      <DeskNote result={result} />
      <div className="desk-stack desk-stack--narrow">
        {upload && <Upload upload={upload} result={result} />}
        <Download files={files} />
        {canUpload && (
          <DeskPanel key={upload?.uploadId} id="upload" title={t("desk.catalogue.upload")}>
            <div className="desk-panel-body">
              <p>{t("desk.catalogue.uploadText")}</p>
              <DeskForm
                intent="upload-catalogue"
                label={t("desk.catalogue.upload")}
                button={t("desk.catalogue.upload")}
                hasFile
                result={result}
              >
                <DeskFile name="file" label={t("desk.catalogue.file")} help={fileHelp} accept=".zip,application/zip" />
              </DeskForm>
            </div>
          </DeskPanel>
        )}
      </div>
    </>
  );
}

/** Loads the page again while something goes on; without scripts it does so by itself. */
function useRunningUpload(isRunning: boolean): void {
  const refresh = usePageRefresh();
  useEffect(() => {
    if (!isRunning) return;
    return startPoll({ intervalMs: INTERVAL_MS, limitMs: LIMIT_MS, request: refresh }).stop;
  }, [isRunning, refresh]);
}

function Download({ files: { downloadHref, pieces } }: Pick<CatalogueFilesProps, "files">) {
  const t = useText();
  return (
    <DeskPanel id="download" title={t("desk.catalogue.download")}>
      <div className="desk-panel-body">
        <p>{t("desk.catalogue.downloadText")}</p>
        <p className="text-small muted">{pieces}</p>
        <form className="desk-form" method="get" action={downloadHref} aria-label={t("desk.catalogue.download")}>
          <div>
            <label className="checkbox-field">
              <input type="checkbox" name="builds" value="true" aria-describedby="builds-help" />
              {t("desk.catalogue.withBuilds")}
            </label>
            <p className="text-small muted" id="builds-help">
              {t("desk.catalogue.withBuildsHelp")}
            </p>
          </div>
          <div className="desk-buttons">
            <Button type="submit" variant="inverse">
              {t("desk.catalogue.downloadZip")}
            </Button>
          </div>
        </form>
      </div>
    </DeskPanel>
  );
}

type UploadProps = { upload: CatalogueUploadView; result: DeskFormResult | undefined };

function Upload({ upload, result }: UploadProps) {
  const t = useText();
  const { uploadId, about, state, progress, canImport, canDiscard, summary } = upload;
  return (
    <DeskPanel id="uploaded" title={t("desk.catalogue.uploaded")}>
      <div className="desk-panel-body">
        <p className="text-small muted">{about}</p>
        <div aria-live="polite">
          <p>{state}</p>
          {progress !== null && <p className="text-small">{progress}</p>}
        </div>
        {summary && <Summary summary={summary} />}
        {canImport && (
          <>
            <h3>{t("desk.catalogue.import")}</h3>
            <p>{t("desk.catalogue.importText")}</p>
            <DeskForm
              intent="import-catalogue"
              subject={uploadId}
              label={t("desk.catalogue.import")}
              button={t("desk.catalogue.import")}
              variant="primary"
              result={result}
            >
              <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
            </DeskForm>
          </>
        )}
      </div>
      <Problems upload={upload} />
      {canDiscard && (
        <div className="desk-panel-body">
          <p className="text-small muted">{t("desk.catalogue.discardText")}</p>
          <DeskForm
            intent="discard-catalogue"
            subject={uploadId}
            label={t("desk.catalogue.discard")}
            button={t("desk.catalogue.discard")}
            variant="outline"
            result={result}
          />
        </div>
      )}
    </DeskPanel>
  );
}

function Problems({ upload: { refusals, problems, moreProblems } }: Pick<UploadProps, "upload">) {
  const t = useText();
  if (refusals.length === 0 && problems.length === 0) return null;
  return (
    <ul className="desk-records" aria-label={t("desk.catalogue.problems")}>
      {refusals.map((refusal) => (
        <li key={refusal}>{refusal}</li>
      ))}
      {problems.map(({ file, field, text, detail }, index) => (
        <li key={index}>
          <div>
            <b translate="no">{file}</b>
            {field !== null && <p className="text-small muted">{field}</p>}
            <p>
              {text} {detail !== null && <span lang="en">{detail}</span>}
            </p>
          </div>
        </li>
      ))}
      {moreProblems !== null && <li>{moreProblems}</li>}
    </ul>
  );
}

function Summary({ summary: { rows, notes } }: { summary: CatalogueSummaryView }) {
  const t = useText();
  const columns = [
    t("desk.catalogue.kind"),
    t("desk.catalogue.created"),
    t("desk.catalogue.changed"),
    t("desk.catalogue.unchanged"),
  ];
  return (
    <>
      <NumberTable className="desk-table" table={{ columns, rows }} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}
