import { useSyncExternalStore } from "react";
import { lastPageWithError } from "~/browser/last-page-with-error";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { ErrorScreen } from "./error-screen";

type ClientErrorProps = { reference: string | null };

const neverChanges = () => () => undefined;

export function ClientError({ reference }: ClientErrorProps) {
  const t = useText();
  const home = paths.home(useRootData().locale);
  // The server does not know the tab's last page.
  const lastPage = useSyncExternalStore(
    neverChanges,
    () => lastPageWithError() ?? home,
    () => home,
  );
  return (
    <ErrorScreen
      face="stuck"
      heading={t("error.serverHeading")}
      text={t("clientError.text")}
      note={reference === null ? null : t("error.reference", { reference })}
    >
      <ButtonLink href={lastPage} variant="primary" isDocument>
        <Icon name="refresh-cw" />
        {t("clientError.back")}
      </ButtonLink>
      <ButtonLink href={home} variant="outline" isDocument>
        {t("clientError.home")}
      </ButtonLink>
    </ErrorScreen>
  );
}
