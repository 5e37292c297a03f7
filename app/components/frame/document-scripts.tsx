import { UNSAFE_RemixContext as RemixContext, useMatches, type UNSAFE_RemixContextObject } from "@remix-run/react";
import { useContext, useEffect } from "react";
import { HYDRATED_EVENT, scriptLoader } from "~/rules/script-loader";
import { useNonce } from "./nonce";

type RemixContextObject = UNSAFE_RemixContextObject;
type Matches = ReturnType<typeof useMatches>;

/** Remix's own code for data that is streamed after the page. */
const DATA_STREAM =
  "new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())";

/** Replaces Remix's scripts, which load before the first paint (docs/decisions/0057-scripts-after-the-paint.md). */
export function DocumentScripts() {
  const nonce = useNonce();
  const { data, start } = useScriptTexts();
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

/** Built on the server only, to keep the code out of the client bundle; hydration keeps the server's text. */
function useScriptTexts(): { data: string; start: string } {
  const remix = useContext(RemixContext);
  const matches = useMatches();
  return typeof document === "undefined" && remix ? scriptTexts(remix, matches) : { data: " ", start: " " };
}

function scriptTexts({ manifest, serverHandoffString, renderMeta }: RemixContextObject, matches: Matches) {
  // Makes Remix stream the page's data after the page.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const found = matches.flatMap(({ id }) => {
    const route = manifest.routes[id];
    return route ? [{ id, module: route.module, imports: route.imports ?? [] }] : [];
  });
  const files = [manifest.url, ...manifest.entry.imports, ...found.flatMap(({ imports }) => imports)];
  if (manifest.hmr) files.unshift(manifest.hmr.runtime);
  return {
    data: `window.__remixContext=${String(serverHandoffString)};window.__remixContext.stream=${DATA_STREAM}`,
    start: scriptLoader({ files: [...new Set(files)], routes: found, entry: manifest.entry.module }),
  };
}
