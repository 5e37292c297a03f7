import { useNonce } from "./nonce";

/** Hides the page until the brand browser's palette is applied (docs/brand-browser.md). */
const HIDE_UNTIL_PALETTE =
  '{const p=window.brandBrowser?.palette;if(p&&typeof p=="object")document.documentElement.dataset.palette="pending"}';

/** Remix's scroll restoration throws where the browser blocks sessionStorage. */
const SESSION_STORAGE_FALLBACK =
  'try{sessionStorage}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}';

export function FirstScript() {
  const __html = HIDE_UNTIL_PALETTE + SESSION_STORAGE_FALLBACK;
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
