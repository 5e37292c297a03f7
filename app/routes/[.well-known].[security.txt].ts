import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse, CRAWLER_CACHE_CONTROL } from "~/server/document-response.server";
import { env } from "~/server/env.server";
import { notFound } from "~/server/page-error.server";
import { loadSite } from "~/server/site.server";
import { toSecurityTxt } from "~/view-models/security-txt";

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { contactUrl } = await loadSite(request);
  const body = toSecurityTxt({ siteUrl: env.SITE_URL, contactUrl }, new Date());
  if (body === null) throw notFound();
  return documentResponse(request, {
    body,
    contentType: "text/plain; charset=utf-8",
    cacheControl: CRAWLER_CACHE_CONTROL,
  });
}
