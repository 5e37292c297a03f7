import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { watchSession, type SessionWatch } from "~/browser/session-watch";
import { useRootData } from "./use-root-data";

export function useSessionWatch(): void {
  const { status, user } = useRootData().session;
  const userId = user?.userId ?? null;
  const { revalidate, state } = useRevalidator();
  const refresh = useRef(revalidate);
  const watch = useRef<SessionWatch | null>(null);

  useEffect(() => {
    // A revalidation in progress must not restart.
    refresh.current = state === "idle" ? revalidate : () => undefined;
  }, [revalidate, state]);

  useEffect(() => {
    const started = watchSession((todo) => {
      if (todo === "reload") window.location.reload();
      else refresh.current();
    });
    watch.current = started;
    return started.stop;
  }, []);

  useEffect(() => {
    watch.current?.show({ status, userId });
  }, [status, userId]);
}
