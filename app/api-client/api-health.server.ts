import { getGlobalSettings } from "~contract/calls/global-settings";
import { currentRequest } from "~observe/request-scope";
import { API_BASE_URL, fetchApi } from "./api-access.server";
import { createRequestApi } from "./request-api.server";

const NOT_FOUND = 404;

/** Resolves when the API returns a valid response to a call that every page makes. */
export async function checkApi(request: Request): Promise<void> {
  await createRequestApi(request, { isLive: true }).api(getGlobalSettings);
}

/** Resolves when the API's database responds; "unknown" for an API without a healthcheck. */
export async function checkApiDatabase(): Promise<"ok" | "unknown"> {
  const headers = new Headers();
  const scope = currentRequest();
  if (scope) headers.set("x-request-id", scope.requestId);
  const { status, body } = await fetchApi(new Request(`${API_BASE_URL}/healthcheck`, { headers }));
  await body?.cancel();
  if (status === NOT_FOUND) return "unknown";
  if (status !== 200) throw new Error(`The API's healthcheck returned status ${String(status)}.`);
  return "ok";
}
