import type { LoaderFunctionArgs } from "@remix-run/node";
import { askApi, askApiForDatabase } from "~/api-client/api-health.server";
import { checkHealth, healthAnswer } from "~observe/health";

/**
 * Tells a supervisor whether visitors may be sent here: process, API and database, within a second. With ?probe=live it
 * tells whether this process is alive, whatever it stands on; restarting it would not mend an API.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const isForLife = new URL(request.url).searchParams.get("probe") === "live";
  const parts = { api: () => askApi(request), database: askApiForDatabase };
  return healthAnswer(await checkHealth(isForLife ? {} : parts));
}
