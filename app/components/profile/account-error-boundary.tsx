import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { PageErrorBoundary } from "../error/page-error-boundary";
import { PixelField } from "../error/pixel-field";
import { useCurrentPath } from "../frame/use-current-path";
import { ButtonLink } from "../ui/button-link";

const UNAVAILABLE = 503;

/** An unavailable account does not mean that the user is signed out. */
export function AccountErrorBoundary() {
  const t = useText();
  const currentPath = useCurrentPath();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== UNAVAILABLE) return <PageErrorBoundary />;
  return (
    <div className="page-width">
      <div className="error-page">
        <PixelField face="stuck" />
        <div>
          <h1>{t("account.unavailableHeading")}</h1>
          <p className="lead">{t("account.unavailableText")}</p>
          <ButtonLink href={currentPath} variant="primary" isDocument>
            {t("error.tryAgain")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
