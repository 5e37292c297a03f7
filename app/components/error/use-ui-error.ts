import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { RootData } from "~/view-models/root-data";

/**
 * What an error boundary shows. In the browser an error that no loader answered with is reported, and the visitor is
 * taken to /client-error; where even that script does not come, the boundary's own page stays.
 */
export function useUiError(): unknown {
  const error = useRouteError();
  const root = useRouteLoaderData<RootData>("root");
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    import("~/browser/report-ui-error").then(({ reportUiError }) => reportUiError(error, root)).catch(console.warn);
  }, [error, root]);
  return error;
}
