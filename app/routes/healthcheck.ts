import type { LoaderFunctionArgs } from "@remix-run/node";
import { checkApi, checkApiDatabase } from "~/api-client/api-health.server";
import { checkHealth, healthResponse } from "~observe/health";

/** Readiness of process, API and database; ?probe=live checks the process only, since a restart cannot fix an API. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const isLivenessProbe = new URL(request.url).searchParams.get("probe") === "live";
  const parts = { api: () => checkApi(request), database: checkApiDatabase };
  return healthResponse(await checkHealth(isLivenessProbe ? {} : parts));
}
