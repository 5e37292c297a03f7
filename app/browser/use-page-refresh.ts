import { useRevalidator } from "@remix-run/react";
import { useCallback } from "react";
import { paths } from "~/paths";
import { portalAnswer } from "./portal-answer";

/** Pings before it revalidates: a failed revalidation would replace the page and a running game with an error. */
export function usePageRefresh(): (signal: AbortSignal) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    async (signal) => {
      if ((await portalAnswer(paths.ping, { signal })) && !signal.aborted) revalidate();
    },
    [revalidate],
  );
}
