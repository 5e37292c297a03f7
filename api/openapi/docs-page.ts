import { createRequire } from "node:module";
import path from "node:path";
import { html } from "hono/html";
import * as z from "zod";
import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { createFileResponse, openFileFolder } from "../resources/served-file";

const CONTENT_TYPES = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
};
/** The package also contains source maps and other builds. */
const VIEWER_FILES = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE_HEADERS = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": POLICY,
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

export function registerDocsPage(app: ApiApp, title: string): void {
  const require = createRequire(import.meta.url);
  const packageFile = require.resolve("swagger-ui-dist/package.json");
  const viewer = openFileFolder(path.dirname(packageFile), CONTENT_TYPES);
  const { version } = z.object({ version: z.string() }).parse(require(packageFile));
  const pageFiles = openFileFolder(path.resolve("api/openapi/page"), CONTENT_TYPES);

  app.get("/docs", (context) => context.redirect("docs/", 301));
  app.get("/docs/", async (context) => context.html(page(title, `viewer-${version}`), 200, PAGE_HEADERS));

  app.get("/docs/start-docs.js", async (context) => {
    const file = await pageFiles.find("start-docs.js");
    if (!file) throw new ApiFailure("not_found");
    return createFileResponse(context.req.raw, file, { "Cache-Control": "no-cache" });
  });

  app.get(`/docs/viewer-${version}/:name`, async (context) => {
    const name = context.req.param("name");
    const file = VIEWER_FILES.includes(name) ? await viewer.find(name) : null;
    if (!file) throw new ApiFailure("not_found");
    return createFileResponse(context.req.raw, file, { "Cache-Control": "public, max-age=31536000, immutable" });
  });
}

const page = (title: string, viewerPath: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" type="image/png" href="${viewerPath}/favicon-32x32.png" />
        <link rel="stylesheet" href="${viewerPath}/swagger-ui.css" />
      </head>
      <body>
        <div id="docs"></div>
        <noscript>This page needs scripts; <a href="../openapi.json">the document itself</a> does not.</noscript>
        <script src="${viewerPath}/swagger-ui-bundle.js"></script>
        <script src="start-docs.js"></script>
      </body>
    </html>`;
