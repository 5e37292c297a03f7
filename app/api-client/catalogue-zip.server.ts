import { env } from "~/server/env.server";
import { downloadCatalogue } from "~contract/catalogue-download";
import { apiHeaders, API_BASE_URL, fetchApi } from "./api-access.server";

/** Opens the zip of the catalogue, unchecked and without a deadline. */
export function openCatalogueZip(request: Request, { builds }: { builds: boolean }): Promise<Response> {
  const headers = apiHeaders(request, env.SESSION_COOKIES);
  const url = `${API_BASE_URL}${downloadCatalogue.path}?builds=${String(builds)}`;
  return fetchApi(new Request(url, { headers, signal: request.signal }));
}
