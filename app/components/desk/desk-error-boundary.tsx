import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { AccountErrorBoundary } from "../profile/account-error-boundary";

const FORBIDDEN = 403;

/** Says whose pages these are: staff may be logged in with another account. */
export function DeskErrorBoundary() {
  const t = useText();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== FORBIDDEN) return <AccountErrorBoundary />;
  return (
    <div className="desk-head">
      <div>
        <h1>{t("desk.forbiddenHeading")}</h1>
        <p>{t("desk.forbiddenText")}</p>
      </div>
    </div>
  );
}
