import * as build from "@remix-run/dev/server-build";
import { createRequestHandler, redirect } from "@remix-run/node";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { isApiEmbedded } from "~/api-client/api-access.server";
import { warmEmbeddedApi } from "~/api-client/embedded-api.server";
import { currentPreview, type Preview } from "~/api-client/preview-scope.server";
import { PreviewBar } from "~/components/desk/preview-bar";
import { ReferenceProvider } from "~/components/error/reference";
import { NonceProvider } from "~/components/frame/nonce";
import { runBeforeExpress } from "~/framework-internals/remix-serve.server";
import { canonicalDocumentPath } from "~/rules/locale-path";
import { httpMiddleware, refuseOverflow } from "~/server/http-middleware.server";
import { observePortal } from "~/server/observe-portal.server";
import { cachePage, isCacheableRequest, isKeptPage, PAGE_CACHE_HEADER } from "~/server/page-cache.server";
import { previewBarOf, toPreviewDocument } from "~/server/preview-document.server";
import { renderTemplatesWith } from "~/server/page-templates/template-cache.server";
import { currentTemplate } from "~/server/page-templates/template-scope.server";
import { renderDocument } from "~/server/render-document.server";
import { reportHandledError, reportError } from "~/server/report-error.server";
import { hashScripts, newScriptNonce } from "~/server/script-hashes.server";
import { setSecurityHeaders } from "~/server/security-headers.server";
import { currentRequest } from "~observe/request-scope";

observePortal(() => build.routes);
runBeforeExpress(httpMiddleware, refuseOverflow);
if (isApiEmbedded) warmEmbeddedApi();

/** Remix holds each page's data in memory for this long after sending it; no loader defers data. */
export const streamTimeout = 250;

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const url = new URL(request.url);
  const canonical = canonicalDocumentPath(url.pathname);
  if (status < 400 && canonical !== url.pathname) return redirect(canonical + url.search, 301);
  return render(request, status, headers, context);
}

async function render(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  prepareTemplates(context);
  const nonce = newScriptNonce();
  const { html, hasFailed } = await renderDocument(
    <NonceProvider value={nonce}>
      <ReferenceProvider value={currentRequest()?.requestId}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </ReferenceProvider>
    </NonceProvider>,
    nonce,
  );
  const preview = currentPreview();
  const page = hashScripts(preview ? withPreviewBar(html, preview) : html, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const host = request.headers.get(PAGE_CACHE_HEADER) ?? request.headers.get("host") ?? undefined;
  setSecurityHeaders(headers, { hashes: page.hashes, host });
  const template = currentTemplate();
  if (template) {
    if (!hasFailed && isKeptPage(status, headers)) template.page = { headers, ...page };
  } else if (!hasFailed && !preview && isCacheableRequest(request)) {
    cachePage(request, { status, headers, scriptHashes: page.hashes, html: page.html }).catch(reportHandledError);
  }
  return new Response(page.html, { headers, status });
}

let isPrepared = false;

/** Templates load the scripts that other pages load: those of the build that is served, not of this module's. */
function prepareTemplates({ manifest }: EntryContext): void {
  if (isPrepared) return;
  isPrepared = true;
  renderTemplatesWith(createRequestHandler({ ...build, assets: manifest } as ServerBuild));
}

function withPreviewBar(html: Buffer, preview: Preview): Buffer {
  return toPreviewDocument(html, preview, renderToStaticMarkup(<PreviewBar bar={previewBarOf(preview)} />));
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (!request.signal.aborted) reportError(error, "error");
}
