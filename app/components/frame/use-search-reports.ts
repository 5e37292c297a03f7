import { useEffect } from "react";
import { useRootData } from "./use-root-data";

const SEARCH_BOX = ".top [role=search]";

/** Reports each search of the top bar, once marketing is allowed (spec section 2, "Search"); its code comes with the first. */
export function useSearchReports(): void {
  const root = useRootData();
  const isAllowed = root.consent.marketing;

  useEffect(() => {
    if (!isAllowed) return;
    const report = ({ target }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || !target.matches(SEARCH_BOX)) return;
      const term = new FormData(target).get("search");
      const { pathname } = window.location;
      import("~/browser/report-search").then(
        ({ reportSearch }) => reportSearch(typeof term === "string" ? term : "", pathname, root),
        () => undefined,
      );
    };
    document.addEventListener("submit", report, { capture: true });
    return () => document.removeEventListener("submit", report, { capture: true });
  }, [isAllowed, root]);
}
