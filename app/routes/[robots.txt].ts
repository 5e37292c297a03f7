import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse, CRAWLER_CACHE_CONTROL } from "~/server/document-response.server";
import { publicSettings } from "~/server/public-settings.server";
import { toRobots } from "~/view-models/robots";

export function loader({ request }: LoaderFunctionArgs): Response {
  const contentType = "text/plain; charset=utf-8";
  return documentResponse(request, {
    body: toRobots(publicSettings),
    contentType,
    cacheControl: CRAWLER_CACHE_CONTROL,
  });
}
