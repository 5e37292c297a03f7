import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { prefetchNearLinks } from "~/browser/link-prefetch";

/** Fetches ahead what the links of each page need that come near the window. */
export function useLinkPrefetch(): void {
  const { key } = useLocation();
  useEffect(() => prefetchNearLinks(), [key]);
}
