import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { debounceButtons } from "~/browser/click-debounce";
import { installTrustedTypesPolicy } from "~/browser/trusted-types";
import { noteTypedText } from "~/browser/typed-text";
import { patchDataLoads } from "~/framework-internals/data-loads";
import { HYDRATED_EVENT } from "~/framework-internals/script-loader";

installTrustedTypesPolicy();
noteTypedText();
patchDataLoads();
// Not before hydration: an earlier click is replayed then.
window.addEventListener(HYDRATED_EVENT, debounceButtons, { once: true });
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

/** Decodes before hydration: a key press while Remix decodes makes React discard the page (error 345). */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
