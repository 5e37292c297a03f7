import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse, CRAWLER_CACHE_CONTROL } from "~/server/document-response.server";
import { env } from "~/server/env.server";
import { notFound } from "~/server/page-error.server";
import { toSecurityTxt } from "~/view-models/security-txt";

export function loader({ request }: LoaderFunctionArgs): Response {
  const body = toSecurityTxt({ siteUrl: env.SITE_URL, contactUrl: env.CONTACT_URL }, new Date());
  if (body === null) throw notFound();
  return documentResponse(request, {
    body,
    contentType: "text/plain; charset=utf-8",
    cacheControl: CRAWLER_CACHE_CONTROL,
  });
}
