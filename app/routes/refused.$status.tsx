import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { RefusedDocument } from "~/components/error/refused-document";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import { paths } from "~/paths";
import { isRejectedStatus } from "~/rules/request-limits";
import { PLAIN_PAGE_POLICY } from "~/server/response-headers.server";
import { notFound } from "~/server/page-error.server";
import { publicSettings } from "~/server/public-settings.server";
import { resourceContext } from "~/server/page-context.server";
import stylesheet from "~/styles/tailwind.css";

/** Page of requests that are refused before routing (docs/security.md#requests). */
export function loader(args: LoaderFunctionArgs): Response {
  const status = Number(args.params["status"]);
  if (!isRejectedStatus(status)) throw notFound();
  const { t, locale } = resourceContext(args);
  const isRateLimited = status === 429;
  const headers = { "Cache-Control": "no-store", "X-Frame-Options": "DENY" };
  if (!args.request.headers.get("accept")?.includes("text/html")) {
    const code = isRateLimited ? "too_many_requests" : "request_too_large";
    return Response.json({ data: null, errors: [{ code }] }, { status, headers });
  }
  const document = renderToStaticMarkup(
    <RefusedDocument
      language={LANGUAGE_TAGS[locale]}
      stylesheet={stylesheet}
      title={`${t("refused.title")} – ${publicSettings.brandName}`}
      heading={t("refused.heading")}
      text={t(isRateLimited ? "refused.tooOften" : "refused.text")}
      home={{ href: paths.home(locale), label: t("error.backHome") }}
    />,
  );
  return new Response(`<!doctype html>${document}`, {
    status,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": PLAIN_PAGE_POLICY },
  });
}
