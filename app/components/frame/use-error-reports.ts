import { useEffect } from "react";
import { useRootData } from "./use-root-data";

export function useErrorReports(): void {
  const root = useRootData();
  useEffect(() => {
    if (root.publicSettings.sentryDsn === null) return;
    import("~/browser/error-reports.client").then((reports) => {
      reports.startErrorReports(root);
    }, console.warn);
  }, [root]);
}
