import { useRevalidator } from "@remix-run/react";
import { useCallback } from "react";
import { paths } from "~/paths";
import { fetchPortal } from "./portal-request";

/** Pings before it revalidates: a failed revalidation would replace the page and a running game with an error. */
export function usePageRefresh(): (signal: AbortSignal) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    async (signal) => {
      if ((await fetchPortal(paths.ping, { signal })) && !signal.aborted) revalidate();
    },
    [revalidate],
  );
}
