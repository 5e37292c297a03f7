import { useEffect } from "react";

export function useRememberedSearch(search: string): void {
  useEffect(() => {
    if (search === "") return;
    import("~/browser/recent-searches").then(
      ({ rememberSearch }) => rememberSearch(search),
      () => undefined,
    );
  }, [search]);
}
