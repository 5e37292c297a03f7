import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { sitePath } from "~/rules/site-path";
import { env } from "~/server/env.server";
import { notFound } from "~/server/page-error.server";

const PERMANENT = 308;

/** The HTTP hook rewrites plain http requests to this route. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const address = sitePath(new URL(request.url).searchParams.get("address"));
  if (address === null) throw notFound();
  return redirect(env.SITE_URL + address, PERMANENT);
}

export const action = loader;
