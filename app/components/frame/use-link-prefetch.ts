import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { prefetchNearbyLinks } from "~/browser/link-prefetch";

export function useLinkPrefetch(): void {
  const { key } = useLocation();
  useEffect(() => prefetchNearbyLinks(), [key]);
}
