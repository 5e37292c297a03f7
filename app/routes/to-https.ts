import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { sitePath } from "~/rules/site-path";
import { env } from "~/server/env.server";
import { notFound } from "~/server/page-failure.server";

const PERMANENT = 308;

/** Sends on by https what came by http; the hook puts this in place of what was asked for. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const address = sitePath(new URL(request.url).searchParams.get("address"));
  if (address === null) throw notFound();
  return redirect(env.SITE_URL + address, PERMANENT);
}

export const action = loader;
