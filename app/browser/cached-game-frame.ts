/** Placeholder of the nonce (scripts/build-offline-games.mjs). */
const NONCE = "%NONCE%";

type Policy = { createHTML: (html: string) => string };

let policy: Policy | undefined;

/** Security: only this module may pass a whole game to the page (docs/security.md, "Content"). */
function gamePolicy(): Policy {
  const rules: Policy = { createHTML: (html) => html };
  policy ??= globalThis.trustedTypes?.createPolicy("kept-games", rules) ?? rules;
  return policy;
}

/** The srcdoc inherits the page's CSP, so its script needs the nonce; the sandbox gives it an opaque origin. */
export function showCachedGame(frame: HTMLIFrameElement, html: string): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  frame.srcdoc = gamePolicy().createHTML(html.replaceAll(NONCE, nonce));
}
