import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { AccountErrorBoundary } from "../profile/account-error-boundary";
import { DeskHead } from "./desk-head";

const FORBIDDEN = 403;

/** Says whose pages these are: staff may be logged in with another account. */
export function DeskErrorBoundary() {
  const t = useText();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== FORBIDDEN) return <AccountErrorBoundary />;
  return <DeskHead title={t("desk.forbiddenHeading")} text={t("desk.forbiddenText")} />;
}
