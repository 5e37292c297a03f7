import type { UNSAFE_RemixContextObject as RemixContextObject, useMatches } from "@remix-run/react";
import { scriptLoader } from "./script-loader";

/** Remix's own code for data that is streamed after the page. */
const DATA_STREAM =
  "new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())";

const DESK_LAYOUT = "routes/($locale)_.desk";

/** The page's data, and the script that loads the others. */
export function scriptTexts(
  { manifest, serverHandoffString, renderMeta }: RemixContextObject,
  matches: ReturnType<typeof useMatches>,
): { data: string; start: string } {
  // Makes Remix stream the page's data after the page.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const found = matches.flatMap(({ id }) => {
    const route = manifest.routes[id];
    return route ? [{ id, module: route.module, imports: route.imports ?? [] }] : [];
  });
  const isDesk = matches.some(({ id }) => id === DESK_LAYOUT);
  const files = [
    isDesk ? deskUrlOf(manifest) : manifest.url,
    ...manifest.entry.imports,
    ...found.flatMap(({ imports }) => imports),
  ];
  if (manifest.hmr) files.unshift(manifest.hmr.runtime);
  return {
    data: `window.__remixContext=${String(serverHandoffString)};window.__remixContext.stream=${DATA_STREAM}`,
    start: scriptLoader({ files: [...new Set(files)], routes: found, entry: manifest.entry.module }),
  };
}

/** The development build has one manifest for all pages. */
function deskUrlOf(manifest: RemixContextObject["manifest"]): string {
  return "deskUrl" in manifest && typeof manifest.deskUrl === "string" ? manifest.deskUrl : manifest.url;
}
