import { routes } from "@remix-run/dev/server-build";
import { createReadableStreamFromReadable, redirect } from "@remix-run/node";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { isApiEmbedded } from "~/api-client/api-access.server";
import { warmEmbeddedApi } from "~/api-client/embedded.server";
import { ReferenceProvider } from "~/components/error/reference";
import { NonceProvider } from "~/components/frame/nonce";
import { canonicalDocumentPath } from "~/rules/locale-path";
import { HtmlStream } from "~/server/html-stream.server";
import { installHttpHook } from "~/server/http-hook.server";
import { newNonce } from "~/server/nonce.server";
import { observePortal } from "~/server/observe-portal.server";
import { setSecurityHeaders } from "~/server/security-headers.server";
import { reportHandledError, reportError } from "~/server/report-error.server";
import { isCacheableRequest, cachePage } from "~/server/page-cache.server";
import { currentRequest } from "~observe/request-scope";

observePortal(() => routes);
installHttpHook();
if (isApiEmbedded) warmEmbeddedApi();

const RENDER_DEADLINE_MS = 5_000;

/** Remix holds each page's data in memory for this long after sending it; no loader defers data. */
export const streamTimeout = 250;

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const url = new URL(request.url);
  const canonical = canonicalDocumentPath(url.pathname);
  if (status < 400 && canonical !== url.pathname) return redirect(canonical + url.search, 301);
  return render(request, status, headers, context);
}

function render(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const nonce = newNonce();
  let hasFailed = false;
  const keep = (html: Buffer) => {
    if (!hasFailed) cachePage(request, { status, headers, nonce, html }).catch(reportHandledError);
  };
  const waitForAll = isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let isShellSent = false;
    const send = () => {
      isShellSent = true;
      const body = new HtmlStream(isCacheableRequest(request) ? keep : undefined);
      body.once("close", () => {
        clearTimeout(abortTimer);
      });
      headers.set("Content-Type", "text/html; charset=utf-8");
      setSecurityHeaders(headers, nonce);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      stream.pipe(body);
    };
    const stream = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ReferenceProvider value={currentRequest()?.requestId}>
          <RemixServer context={context} url={request.url} nonce={nonce} />
        </ReferenceProvider>
      </NonceProvider>,
      {
        nonce,
        [waitForAll ? "onAllReady" : "onShellReady"]: send,
        onShellError: reject,
        onError: (error: unknown) => {
          hasFailed = true;
          if (isShellSent) reportError(error, "error");
        },
      },
    );
    // An uncleared timer would hold the whole render in memory after the page is sent.
    const abortTimer = setTimeout(() => {
      stream.abort();
    }, RENDER_DEADLINE_MS);
  });
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (!request.signal.aborted) reportError(error, "error");
}
