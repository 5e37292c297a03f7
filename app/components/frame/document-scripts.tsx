import { UNSAFE_RemixContext as RemixContext, useMatches, type UNSAFE_RemixContextObject } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { ALIVE_EVENT, scriptStart } from "~/rules/script-start";
import { useNonce } from "./nonce";

type RemixContextObject = UNSAFE_RemixContextObject;
type Matches = ReturnType<typeof useMatches>;

/** Where the pieces of data that follow the page are put in, in Remix's own words. */
const DATA_STREAM =
  "new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())";

/**
 * Takes the place of Remix's own scripts, which are fetched before the page is painted: its data, and what starts the
 * scripts after that (decision 0057).
 */
export function DocumentScripts() {
  const nonce = useNonce();
  const { data, start } = useScriptTexts();
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE_EVENT));
  }, []);
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}

/** Written by the server; the browser takes them as they are, so its build leaves out how they are made. */
function useScriptTexts(): { data: string; start: string } {
  const remix = useContext(RemixContext);
  const matches = useMatches();
  return typeof document === "undefined" && remix ? scriptTexts(remix, matches) : { data: " ", start: " " };
}

function scriptTexts({ manifest, serverHandoffString, renderMeta }: RemixContextObject, matches: Matches) {
  // Tells Remix to send the page's data after the page.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const found = matches.flatMap(({ id }) => {
    const route = manifest.routes[id];
    return route ? [{ id, module: route.module, imports: route.imports ?? [] }] : [];
  });
  const files = [manifest.url, ...manifest.entry.imports, ...found.flatMap(({ imports }) => imports)];
  if (manifest.hmr) files.unshift(manifest.hmr.runtime);
  return {
    data: `window.__remixContext=${String(serverHandoffString)};window.__remixContext.stream=${DATA_STREAM}`,
    start: scriptStart({ files: [...new Set(files)], routes: found, entry: manifest.entry.module }),
  };
}
