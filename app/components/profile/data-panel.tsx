import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { ButtonLink } from "../ui/button-link";

export function DataPanel() {
  const t = useText();
  return (
    <section className="panel section" aria-labelledby="data">
      <h3 id="data">{t("details.data")}</h3>
      <p className="muted">{t("details.dataText")}</p>
      <div className="profile-edits">
        <ButtonLink href={paths.dataExport} isDocument>
          {t("details.dataDownload")}
        </ButtonLink>
      </div>
    </section>
  );
}
