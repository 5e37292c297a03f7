import type { UNSAFE_RemixContextObject as RemixContextObject, useMatches } from "@remix-run/react";
import { scriptLoader } from "./script-loader";

/** Remix's own code for data that is streamed after the page. */
const DATA_STREAM =
  "new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())";

type Manifest = RemixContextObject["manifest"];

const DESK_LAYOUT = "routes/($locale)_.desk";

/** The page's data, and the script that loads the others. */
export function scriptTexts(
  { manifest, serverHandoffString, renderMeta }: RemixContextObject,
  matches: ReturnType<typeof useMatches>,
): { data: string; start: string } {
  // Makes Remix stream the page's data after the page.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const isDesk = matches.some(({ id }) => id === DESK_LAYOUT);
  const { url, entry, routes } = isDesk ? deskScriptsOf(manifest) : manifest;
  const found = matches.flatMap(({ id }) => {
    const route = routes[id];
    return route ? [{ id, module: route.module, imports: route.imports ?? [] }] : [];
  });
  const files = [url, ...entry.imports, ...found.flatMap(({ imports }) => imports)];
  if (manifest.hmr) files.unshift(manifest.hmr.runtime);
  return {
    data: `window.__remixContext=${String(serverHandoffString)};window.__remixContext.stream=${DATA_STREAM}`,
    start: scriptLoader({ files: [...new Set(files)], routes: found, entry: entry.module }),
  };
}

/** The development build has one set of scripts for all pages. */
function deskScriptsOf(manifest: Manifest & { desk?: Manifest }): Manifest {
  return manifest.desk ?? manifest;
}
