import { useRevalidator } from "@remix-run/react";
import { useCallback } from "react";
import { paths } from "~/paths";
import { portalAnswer } from "./portal-answer";

/**
 * Asks for the page's data again by itself, if the portal answers: data that do not come would take the page away, and
 * with it a running game. Gives how to ask; the signal takes it back.
 */
export function usePageRefresh(): (signal: AbortSignal) => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(
    async (signal) => {
      if ((await portalAnswer(paths.ping, { signal })) && !signal.aborted) revalidate();
    },
    [revalidate],
  );
}
