import { useNonce } from "./nonce";

/** The colours of the brand's own browser come later, and no others must be seen before (docs/brand-browser.md). */
const HIDE_UNTIL_PALETTE =
  '{const p=window.brandBrowser?.palette;if(p&&typeof p=="object")document.documentElement.dataset.palette="pending"}';

/** Where the browser refuses it, Remix's script that restores scroll positions would fail. */
const STAND_IN_FOR_SESSION_STORAGE =
  'try{sessionStorage}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}';

/** Runs before anything else of the document. */
export function FirstScript() {
  const __html = HIDE_UNTIL_PALETTE + STAND_IN_FOR_SESSION_STORAGE;
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
