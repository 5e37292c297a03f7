import { isMotionWanted } from "./motion-wanted";

type Router = typeof window.__remixRouter;
type Target = string | { pathname?: string } | null;

let isStarted = false;

/**
 * Lets one page fade into the next (decision 0063) where the browser can and the visitor wants things to move. The
 * router is told once, here in the late part of the frame's scripts, so that no link has to say it.
 */
export function startPageTransitions(): void {
  if (isStarted || typeof document.startViewTransition !== "function") return;
  isStarted = true;
  forgiveInterruptions();
  const router = window.__remixRouter;
  // The copy keeps the router's own way, which does not ask whose it is.
  const plain = { ...router };
  router.navigate = (to: Target | number, options?: Parameters<Router["navigate"]>[1]) =>
    typeof to === "number"
      ? plain.navigate(to)
      : plain.navigate(to, { ...options, viewTransition: leadsAway(to) && isMotionWanted() });
}

/** Filters, pages of a list and tabs change a part of their page, and that part changes at once. */
function leadsAway(to: Target): boolean {
  const address = typeof to === "string" ? to : (to?.pathname ?? "");
  return new URL(address, window.location.href).pathname !== window.location.pathname;
}

/** A transition that the next one cuts short rejects a promise that the router never looks at: it is no error. */
function forgiveInterruptions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
