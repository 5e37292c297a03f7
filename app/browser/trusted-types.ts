import { paths } from "~/paths";

type Rules = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };
type GameRules = { createHTML: (html: string) => string };

declare global {
  var trustedTypes:
    | {
        createPolicy(name: "default", rules: Rules): unknown;
        createPolicy(name: "kept-games", rules: GameRules): GameRules;
      }
    | undefined;
}

/** Elements, handlers and URLs that run code. React creates inert scripts from an empty script element. */
const ACTIVE = /<(?!script><\/script>$)(script|iframe|object|embed|base|meta|svg|math)\b|\son\w+\s*=|javascript:/i;

/** The browser reports any other HTML (docs/security.md, "Content"). */
export function isHarmlessHtml(html: string): boolean {
  return !ACTIVE.test(html);
}

export function installTrustedTypesPolicy(): void {
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isHarmlessHtml(html) ? html : null),
    createScriptURL: (url) => (url === paths.serviceWorker ? url : null),
  });
}
