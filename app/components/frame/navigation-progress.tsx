import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useText } from "~/i18n/use-text";

/** Faster navigations show no progress (docs/product/frame.md#navigation). */
const DELAY_MS = 200;

/** Does what browsers do between documents: progress, focus, announcement. */
export function NavigationProgress() {
  const t = useText();
  const isDelayed = useIsDelayed(useNavigation().state === "loading");
  const title = useAnnouncedTitle(useLocation().pathname);
  return (
    <>
      {isDelayed && <div className="navigation-progress" aria-hidden="true" />}
      <p className="visually-hidden" aria-live="polite">
        {isDelayed ? t("page.loading") : title}
      </p>
    </>
  );
}

function useIsDelayed(isLoading: boolean): boolean {
  const [isDelayed, setIsDelayed] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setIsDelayed, DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setIsDelayed(false);
    };
  }, [isLoading]);
  return isDelayed;
}

/** Title to announce, empty on the first page. A focused field or game keeps the focus. */
function useAnnouncedTitle(pathname: string): string {
  const [title, setTitle] = useState("");
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setTitle(document.title);
    const main = document.getElementById("main");
    if (!document.activeElement?.matches("#main :is(input, select, iframe)")) main?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}
