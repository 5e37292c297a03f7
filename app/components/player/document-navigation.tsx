import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** Loads a new document: isolation blocks other pages' foreign frames. Cancels the router's navigation first. */
export function DocumentNavigation() {
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
