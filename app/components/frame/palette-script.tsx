import { useNonce } from "./nonce";

/** Runs before anything is painted: the colours of the brand's own browser come later, and must not be seen to. */
const HIDE_UNTIL_READY =
  '{const p=window.brandBrowser?.palette;if(p&&typeof p=="object")document.documentElement.dataset.palette="pending"}';

/** Hides the page in the brand's own browser until a script has prepared its palette (docs/brand-browser.md). */
export function PaletteScript() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HIDE_UNTIL_READY }} />;
}
