import { useMatches, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { fieldOf, USER_REFUSED_EVENT } from "~/browser/portal-request";

/** A refusal this soon after a revalidation is the same one. */
const SAME_REFUSAL_MS = 5_000;

export function useUserRefresh(): void {
  const { revalidate, state } = useRevalidator();
  const quietUntilMs = useRef(0);
  const refused = useMatches().find(({ data }) => fieldOf(data, "isUserRefused") === true)?.data;
  const handled = useRef(refused);

  const refresh = useCallback(() => {
    if (Date.now() < quietUntilMs.current) return;
    quietUntilMs.current = Infinity;
    revalidate();
  }, [revalidate]);

  useEffect(() => {
    if (state === "idle" && quietUntilMs.current === Infinity) quietUntilMs.current = Date.now() + SAME_REFUSAL_MS;
  }, [state]);

  useEffect(() => {
    window.addEventListener(USER_REFUSED_EVENT, refresh);
    return () => {
      window.removeEventListener(USER_REFUSED_EVENT, refresh);
    };
  }, [refresh]);

  // The server has already refreshed the session for the tab's first page.
  useEffect(() => {
    if (refused !== undefined && refused !== handled.current) refresh();
    handled.current = refused;
  }, [refused, refresh]);
}
