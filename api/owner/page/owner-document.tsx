/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

const PAGES = {
  statistics: "Statistics",
  applications: "Studio applications",
  studios: "Limits of studios",
  takedowns: "Stopped games",
} as const;

export type OwnerPage = keyof typeof PAGES;

type OwnerDocumentProps = {
  brandName: string;
  page: OwnerPage;
  /** Applications that wait. */
  waiting: number;
  notice?: string | undefined;
  children?: Child;
};

export function OwnerDocument({ brandName, page, waiting, notice, children }: OwnerDocumentProps) {
  const title = `${PAGES[page]} of ${brandName}`;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href="../session/assets/login.css" />
        <link rel="stylesheet" href="assets/report.css" />
      </head>
      <body>
        <div class="report">
          <nav class="report-links" aria-label="Pages of the owner">
            {Object.entries(PAGES).map(([name, label]) => (
              <a href={name} aria-current={name === page ? "page" : undefined}>
                {name === "applications" && waiting > 0 ? `${label} (${String(waiting)})` : label}
              </a>
            ))}
          </nav>
          <main>
            <h1>{title}</h1>
            {notice === undefined ? null : (
              <p class="report-notice" role="status">
                {notice}
              </p>
            )}
            {children}
          </main>
        </div>
      </body>
    </html>
  );
}
