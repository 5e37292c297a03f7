import { useRootData } from "~/components/frame/use-root-data";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { ErrorScreen } from "./error-screen";

/** The service worker caches it without scripts: a form without an action reloads any URL. */
export function OfflinePage() {
  const t = useText();
  const { locale } = useRootData();
  return (
    <ErrorScreen face="dead" heading={t("shell.heading")} text={t("shell.text")}>
      <form role="none" method="get">
        <button type="submit" className="button button--primary">
          <Icon name="refresh-cw" />
          {t("error.tryAgain")}
        </button>
      </form>
      <ButtonLink href={paths.home(locale)} isDocument>
        {t("clientError.home")}
      </ButtonLink>
    </ErrorScreen>
  );
}
