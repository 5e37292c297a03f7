import { getApi } from "../../api/app";
import { log } from "~observe/log";

/** The embedded API's only door: the same Request and Response as over the network, without a socket. */
export async function fetchEmbeddedApi(request: Request): Promise<Response> {
  const api = await getApi();
  return api.fetch(request);
}

/** Opens the database while the server starts, so that the first visitor does not wait for it. */
export function warmEmbeddedApi(): void {
  getApi().catch((error: unknown) => {
    log.fatal(error instanceof Error ? error.message : { err: error });
    process.exit(1);
  });
}
