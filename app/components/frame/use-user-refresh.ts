import { useMatches, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { fieldOf, USER_REFUSED_EVENT } from "~/browser/portal-answer";

/** A page that is refused again while it is asked for anew is the same refusal. */
const SAME_REFUSAL_MS = 5_000;

/** Asks again who is signed in once the API has refused something to them, to an address of the portal or to a page. */
export function useUserRefresh(): void {
  const { revalidate, state } = useRevalidator();
  const quietUntilMs = useRef(0);
  const refused = useMatches().find(({ data }) => fieldOf(data, "isUserRefused") === true)?.data;
  const known = useRef(refused);

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

  // The server has asked again already for the page that the tab began with.
  useEffect(() => {
    if (refused !== undefined && refused !== known.current) refresh();
    known.current = refused;
  }, [refused, refresh]);
}
