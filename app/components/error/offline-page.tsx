import { useRootData } from "~/components/frame/use-root-data";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { ErrorScreen } from "./error-screen";

/**
 * What the service worker shows at the address of a page that it has not kept. It is kept without its scripts: trying
 * again is a form without an address, which asks for whatever address it stands at.
 */
export function OfflinePage() {
  const t = useText();
  const { locale } = useRootData();
  return (
    <ErrorScreen face="dead" heading={t("shell.heading")} text={t("shell.text")}>
      <form role="none" method="get">
        <button type="submit" className="btn p">
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
