import type { LoaderFunctionArgs } from "@remix-run/node";
import { translatorFor } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { documentResponse, CRAWLER_CACHE_CONTROL } from "~/server/document-response.server";
import { publicSettings } from "~/server/public-settings.server";
import { toWebManifest } from "~/view-models/web-manifest";

export function loader({ request }: LoaderFunctionArgs): Response {
  const manifest = toWebManifest(publicSettings, translatorFor(DEFAULT_LOCALE));
  const contentType = "application/manifest+json; charset=utf-8";
  return documentResponse(request, {
    body: JSON.stringify(manifest),
    contentType,
    cacheControl: CRAWLER_CACHE_CONTROL,
  });
}
