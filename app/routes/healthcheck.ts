import { createRequestApi } from "~/api-client/for-request.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { getGlobalSettings } from "~contract/calls/global-settings";

/** Tells a supervisor whether the portal and its API answer. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  try {
    await createRequestApi(request, { isLive: true }).api(getGlobalSettings);
    return new Response("ok", { headers });
  } catch {
    return new Response("the API does not answer", { status: 503, headers });
  }
}
