import type { LoaderFunctionArgs } from "@remix-run/node";
import { fetchEmbeddedApi } from "~/api-client/embedded-api.server";
import { isApiEmbedded } from "~/api-client/api-access.server";

const MOUNT = "/embedded/api";

async function handle({ request }: Pick<LoaderFunctionArgs, "request">): Promise<Response> {
  if (!isApiEmbedded) return new Response(null, { status: 404 });
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(MOUNT.length) || "/";
  return fetchEmbeddedApi(new Request(url, request));
}

export const loader = handle;
export const action = handle;
