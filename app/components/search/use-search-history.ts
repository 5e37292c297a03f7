import { useEffect } from "react";

export function useSearchHistory(search: string): void {
  useEffect(() => {
    if (search === "") return;
    import("~/browser/recent-searches").then(
      ({ addRecentSearch }) => addRecentSearch(search),
      () => undefined,
    );
  }, [search]);
}
