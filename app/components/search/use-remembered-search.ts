import { useEffect } from "react";

/** Remembers what the page searches for; the code for it comes once the page is there. */
export function useRememberedSearch(search: string): void {
  useEffect(() => {
    if (search === "") return;
    import("~/browser/recent-searches").then(
      ({ rememberSearch }) => rememberSearch(search),
      () => undefined,
    );
  }, [search]);
}
