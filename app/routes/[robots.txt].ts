import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentAnswer, MACHINE_CACHE } from "~/server/document-answer.server";
import { publicSettings } from "~/server/public-settings.server";
import { toRobots } from "~/view-models/robots";

export function loader({ request }: LoaderFunctionArgs): Response {
  const contentType = "text/plain; charset=utf-8";
  return documentAnswer(request, { body: toRobots(publicSettings), contentType, cacheControl: MACHINE_CACHE });
}
