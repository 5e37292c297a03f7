import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Links, LiveReload, Meta, Outlet, ScrollRestoration, useLoaderData, useMatches } from "@remix-run/react";
import { useMemo } from "react";
import { DocumentError } from "~/components/error/document-error";
import { DocumentScripts } from "~/framework-internals/document-scripts";
import { FirstScript } from "~/components/frame/first-script";
import { LazyTabEffects } from "~/components/frame/lazy-tab-effects";
import { useNonce } from "~/components/frame/nonce";
import { useBrandPalette } from "~/components/frame/use-brand-palette";
import { ToastArea } from "~/components/ui/toast-area";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { TextProvider } from "~/i18n/use-text";
import { loadRoot } from "~/server/root-data.server";
import stylesheet from "~/styles/tailwind.css";
import { collectTexts } from "~/view-models/collect-texts";
import { collectToasts } from "~/view-models/collect-toasts";
import { refreshSecondsOf } from "~/view-models/page-refresh";

export const loader = (args: LoaderFunctionArgs) => loadRoot(args);

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export const links: LinksFunction = () => [
  { rel: "preload", href: "/fonts/tektur-latin.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export { shouldRevalidateFrame as shouldRevalidate } from "~/rules/revalidation";

export default function App() {
  const { locale, theme } = useLoaderData<typeof loader>();
  const matches = useMatches();
  const nonce = useNonce();
  const pages = useMemo(() => matches.map((match) => match.data), [matches]);
  const messages = useMemo(() => collectTexts(pages), [pages]);
  const refreshSeconds = refreshSecondsOf(pages);
  // /unsubscribe renders without the frame and its overlays.
  const hasFrame = matches.some(({ id }) => id === "routes/($locale)");

  useBrandPalette(theme.choice);

  return (
    <html lang={LANGUAGE_TAGS[locale]} {...theme.attributes} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <FirstScript />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {refreshSeconds !== null && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshSeconds)} />
          </noscript>
        )}
        {locale === "ru" && (
          <link rel="preload" href="/fonts/tektur-cyrillic.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Links />
        {theme.stylesheet && <link rel="stylesheet" href={theme.stylesheet} />}
      </head>
      <body>
        <TextProvider language={LANGUAGE_TAGS[locale]} messages={messages}>
          <Outlet />
          {hasFrame && (
            <>
              <LazyTabEffects />
              <ToastArea toasts={collectToasts(pages)} />
            </>
          )}
        </TextProvider>
        <ScrollRestoration nonce={nonce} />
        <DocumentScripts />
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

export function ErrorBoundary() {
  return <DocumentError stylesheet={stylesheet} />;
}
