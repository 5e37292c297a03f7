import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { debounceButtons } from "~/browser/click-debounce";
import { guardHtml } from "~/browser/trusted-types";
import { ALIVE_EVENT } from "~/rules/script-start";

guardHtml();
// Not before: a click that came too early is then made again.
window.addEventListener(ALIVE_EVENT, debounceButtons, { once: true });
void decodePageData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});

/**
 * Remix begins to decode the page's data when it is first drawn, and lets React wait. A key that is pressed meanwhile
 * would make React give the whole page up (error 345), so that the decoding is over before React begins.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
