import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect } from "react";
import { fieldOf, USER_REFUSED_EVENT } from "~/browser/portal-request";
import { collectToasts } from "~/view-models/collect-toasts";
import { ToastArea } from "../ui/toast-area";
import { ErrorPage } from "./error-page";
import { useUiError } from "./use-ui-error";

/** Shows no error details: they go to the log and, outside production, to a toast. */
export function PageErrorBoundary() {
  const error = useUiError();
  const isUserRefused = isRouteErrorResponse(error) && fieldOf(error.data, "isUserRefused") === true;
  useEffect(() => {
    if (isUserRefused) window.dispatchEvent(new Event(USER_REFUSED_EVENT));
  }, [isUserRefused]);
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  return (
    <>
      <ErrorPage status={error.status} reference={referenceOf(error.data)} isUnavailable={isUnavailable(error.data)} />
      <ToastArea toasts={collectToasts([error.data])} />
    </>
  );
}

function referenceOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("reference" in data)) return undefined;
  return typeof data.reference === "string" ? data.reference : undefined;
}

function isUnavailable(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isUnavailable" in data && data.isUnavailable === true;
}
