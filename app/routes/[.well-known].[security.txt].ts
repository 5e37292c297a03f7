import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentAnswer, MACHINE_CACHE } from "~/server/document-answer.server";
import { env } from "~/server/env.server";
import { notFound } from "~/server/page-failure.server";
import { toSecurityTxt } from "~/view-models/security-txt";

export function loader({ request }: LoaderFunctionArgs): Response {
  const body = toSecurityTxt({ siteUrl: env.SITE_URL, contactUrl: env.CONTACT_URL }, new Date());
  if (body === null) throw notFound();
  return documentAnswer(request, { body, contentType: "text/plain; charset=utf-8", cacheControl: MACHINE_CACHE });
}
