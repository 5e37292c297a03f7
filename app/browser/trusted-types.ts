import { paths } from "~/paths";

type Rules = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };
/** Hands whole games to their frames (kept-document.ts). */
type GameRules = { createHTML: (html: string) => string };

declare global {
  var trustedTypes:
    | {
        createPolicy(name: "default", rules: Rules): unknown;
        createPolicy(name: "kept-games", rules: GameRules): GameRules;
      }
    | undefined;
}

/**
 * Elements that run or load something, handlers in attributes, and addresses that are code. An empty script element is
 * what React makes one of that does not run.
 */
const ACTIVE = /<(?!script><\/script>$)(script|iframe|object|embed|base|meta|svg|math)\b|\son\w+\s*=|javascript:/i;

/**
 * HTML that a script hands to the page is let through when nothing in it can run; anything else the browser reports
 * (docs/security.md, "Content").
 */
export function isHarmlessHtml(html: string): boolean {
  return !ACTIVE.test(html);
}

/** Of addresses that become code by a string, only the one of what keeps pages for times without a network is let through. */
export function guardHtml(): void {
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isHarmlessHtml(html) ? html : null),
    createScriptURL: (url) => (url === paths.serviceWorker ? url : null),
  });
}
