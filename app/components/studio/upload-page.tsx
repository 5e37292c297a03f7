import { Link } from "@remix-run/react";
import { useUploadProgress } from "~/browser/use-upload-progress";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { UploadView } from "~/view-models/studio/upload";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { BuildReport } from "./build-report";

type UploadPageProps = { upload: UploadView };

export function UploadPage({ upload }: UploadPageProps) {
  const t = useText();
  const { locale } = useRootData();
  const { game, about, uploadId, refusals, release } = upload;
  const { state, heading, progress } = useUploadProgress(uploadId, upload, locale);
  return (
    <>
      <nav className="breadcrumb" aria-label={t("studios.breadcrumb")}>
        <Link to={paths.studioHome(locale)}>{t("studios.title")}</Link>
        <Link to={game.href}>{game.title}</Link>
      </nav>
      <header className="page-header">
        <h1>{t("studios.upload.title")}</h1>
      </header>
      <section className="panel" aria-label={t("studios.upload.title")}>
        <p className="lead" role="status">
          {heading}
        </p>
        <p className="muted">{about}</p>
        {progress && (
          <div className="studio-meter">
            <progress aria-label={heading} max={100} value={progress.percent} />
            <p>{progress.text}</p>
          </div>
        )}
        {state === "RECEIVING" && <p className="text-small muted">{t("studios.upload.resumeHelp")}</p>}
        {refusals.length > 0 && <Refusals refusals={refusals} />}
        <div className="studio-actions profile-edits">
          {release?.playHref && (
            <ButtonLink href={release.playHref} variant="primary" isDocument>
              {t("studios.play")}
            </ButtonLink>
          )}
          {release && <ButtonLink href={release.publishHref}>{t("studios.toPublish")}</ButtonLink>}
          {!release && <ButtonLink href={`${game.href}#upload`}>{t("studios.backToGame")}</ButtonLink>}
        </div>
      </section>
      {release && (
        <section className="panel section" aria-labelledby="report">
          <h2 className="heading-small" id="report">
            {t("studios.report.of", { version: release.version })}
          </h2>
          <BuildReport report={release.report} />
        </section>
      )}
    </>
  );
}

type RefusalsProps = { refusals: string[] };

function Refusals({ refusals }: RefusalsProps) {
  return (
    <ul className="studio-warnings studio-warnings--errors">
      {refusals.map((refusal) => (
        <li key={refusal}>
          <Icon name="triangle-alert" size="small" />
          <span>{refusal}</span>
        </li>
      ))}
    </ul>
  );
}
