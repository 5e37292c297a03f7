import { useLocation } from "@remix-run/react";

/** Address of the page the visitor is on, path and query: where forms of the frame come back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
