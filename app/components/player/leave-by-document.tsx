import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Leaves an isolated page by loading the next one as a document: others must not live in a document that keeps foreign
 * frames out. The router's own way there is called off first.
 */
export function LeaveByDocument() {
  const here = useLocation();
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  useEffect(() => {
    if (state !== "loading" || next.pathname === here.pathname) return;
    navigate(here, { replace: true, preventScrollReset: true });
    window.location.assign(next.pathname + next.search + next.hash);
  }, [state, next, here, navigate]);
  return null;
}
