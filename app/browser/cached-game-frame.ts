type Policy = { createHTML: (html: string) => string };

let policy: Policy | undefined;

/** Security: only this module may pass a whole game to the page (docs/security.md, "Content"). */
function gamePolicy(): Policy {
  const rules: Policy = { createHTML: (html) => html };
  policy ??= globalThis.trustedTypes?.createPolicy("kept-games", rules) ?? rules;
  return policy;
}

/** The srcdoc inherits the page's CSP, which names its script's hash; the sandbox gives it an opaque origin. */
export function showCachedGame(frame: HTMLIFrameElement, html: string): void {
  frame.srcdoc = gamePolicy().createHTML(html);
}
