import { PixelField } from "./pixel-field";

type RefusedDocumentProps = {
  language: string;
  stylesheet: string;
  title: string;
  heading: string;
  text: string;
  home: { href: string; label: string };
};

/** Without scripts: they would find that the URL is not the page's and reload it. */
export function RefusedDocument({ language, stylesheet, title, heading, text, home }: RefusedDocumentProps) {
  return (
    <html lang={language} data-theme="classic">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="page-width">
          <div className="error-page">
            <PixelField face="stuck" />
            <div>
              <h1>{heading}</h1>
              <p className="lead">{text}</p>
              <div className="inline-row flex-wrap">
                <a className="button button--primary" href={home.href}>
                  {home.label}
                </a>
              </div>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
