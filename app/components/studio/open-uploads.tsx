import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { OpenUploadView } from "~/view-models/studio/upload";
import { ConfirmedForm } from "./confirmed-form";

type OpenUploadsProps = { uploads: OpenUploadView[] };

export function OpenUploads({ uploads }: OpenUploadsProps) {
  const t = useText();
  return (
    <>
      <h3 className="section">{t("studios.upload.open")}</h3>
      <ul className="records records--plain">
        {uploads.map(({ uploadId, about, heading, done, href }) => (
          <li key={uploadId}>
            <div>
              <Link className="text-link" to={href}>
                {about}
              </Link>
              <p className="text-small muted">
                {heading} {done}
              </p>
            </div>
            <ConfirmedForm
              form={{ intent: "cancel-upload", subject: uploadId }}
              summary={t("studios.upload.cancel")}
              of={about}
              text={t("studios.upload.cancelText")}
              button={t("studios.upload.cancel")}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
