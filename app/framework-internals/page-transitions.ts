import { isMotionAllowed } from "~/browser/motion-allowed";

type Router = typeof window.__remixRouter;
type Target = string | { pathname?: string } | null;

let isStarted = false;

/** Patches the router once, so that links need no `viewTransition` (docs/decisions/0063-view-transitions.md). */
export function startPageTransitions(): void {
  if (isStarted || typeof document.startViewTransition !== "function") return;
  isStarted = true;
  ignoreInterruptions();
  const router = window.__remixRouter;
  const original = { ...router };
  router.navigate = (to: Target | number, options?: Parameters<Router["navigate"]>[1]) =>
    typeof to === "number"
      ? original.navigate(to)
      : original.navigate(to, { ...options, viewTransition: changesPage(to) && isMotionAllowed() });
}

/** Filters, pagination and tabs change only a part of the page, without a transition. */
function changesPage(to: Target): boolean {
  const address = typeof to === "string" ? to : (to?.pathname ?? "");
  return new URL(address, window.location.href).pathname !== window.location.pathname;
}

/** An interrupted transition rejects `ready`, which the router leaves unhandled. */
function ignoreInterruptions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
