import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { RootData } from "~/view-models/root-data";

/**
 * What an error boundary shows. In the browser an error that no loader answered with is reported, and the visitor is
 * taken to /client-error; where even that script does not come, the boundary's own page stays.
 */
export function useUiError(): unknown {
  const error = useRouteError();
  const dsn = useRouteLoaderData<RootData>("root")?.publicSettings.sentryDsn ?? null;
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    import("~/browser/report-ui-error").then(({ reportUiError }) => reportUiError(error, dsn)).catch(console.warn);
  }, [error, dsn]);
  return error;
}
