/** What the build leaves in the place of the nonce (scripts/build-offline-games.mjs). */
const NONCE = "%NONCE%";

type Policy = { createHTML: (html: string) => string };

let policy: Policy | undefined;

/** Only this module hands a whole game to the page (docs/security.md, "Content"). */
function gamePolicy(): Policy {
  const rules: Policy = { createHTML: (html) => html };
  policy ??= globalThis.trustedTypes?.createPolicy("kept-games", rules) ?? rules;
  return policy;
}

/**
 * Plays a game that is one document in a frame that loads nothing. The document is under the page's policy, so that its
 * script needs the page's nonce; it is in the frame's sandbox, so that it has no origin, as a game from the network.
 */
export function playDocument(frame: HTMLIFrameElement, html: string): void {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  frame.srcdoc = gamePolicy().createHTML(html.replaceAll(NONCE, nonce));
}
