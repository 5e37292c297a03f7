import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { RootData } from "~/view-models/root-data";

/** Reports unexpected errors and opens /client-error; if that script fails to load, the boundary's page stays. */
export function useUiError(): unknown {
  const error = useRouteError();
  const root = useRouteLoaderData<RootData>("root");
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    import("~/browser/report-ui-error").then(({ reportUiError }) => reportUiError(error, root)).catch(console.warn);
  }, [error, root]);
  return error;
}
