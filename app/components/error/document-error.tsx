import { useLocation } from "@remix-run/react";
import { PixelField } from "./pixel-field";
import { useReference } from "./reference";
import { useUiError } from "./use-ui-error";

type DocumentErrorProps = { stylesheet: string };

/** Used when even the frame fails: texts, settings and scripts may be missing. */
export function DocumentError({ stylesheet }: DocumentErrorProps) {
  const { pathname, search } = useLocation();
  const reference = useReference();
  useUiError();
  return (
    <html lang="en" data-theme="classic">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Something went wrong</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="page-width">
          <div className="error-page">
            <PixelField face="stuck" />
            <div>
              <h1>Stuck pixel</h1>
              <p className="lead">The site tripped over itself. Your scores are safe on our side.</p>
              <div className="inline-row flex-wrap">
                <a className="button button--primary" href={pathname + search}>
                  Try again
                </a>
                <a className="button button--outline" href="/">
                  Back to the games
                </a>
              </div>
              <p className="text-small muted error-note" suppressHydrationWarning>
                {reference ? `Reference ${reference}` : " "}
              </p>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
