import { useLocation } from "@remix-run/react";

/** Path and query of the current page, to which forms redirect back. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
