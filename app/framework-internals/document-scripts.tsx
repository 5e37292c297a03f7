import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { useNonce } from "~/components/frame/nonce";
import { HYDRATED_EVENT } from "./script-loader";
import { scriptTexts } from "./script-texts.server";

const ON_HYDRATION = { data: " ", start: " " };

/** Replaces Remix's scripts, which load before the first paint (docs/decisions/0057-scripts-after-the-paint.md). */
export function DocumentScripts() {
  const nonce = useNonce();
  const remix = useContext(RemixContext);
  const matches = useMatches();
  // Hydration keeps the server's text.
  const { data, start } = typeof document === "undefined" && remix ? scriptTexts(remix, matches) : ON_HYDRATION;
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
