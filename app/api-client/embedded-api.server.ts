import { getApi } from "../../api/app";
import { log } from "~observe/log";

/** Calls the embedded API in this process, without a socket. */
export async function fetchEmbeddedApi(request: Request): Promise<Response> {
  const api = await getApi();
  return api.fetch(request);
}

/** Opens the database at server start, so that the first visitor does not wait for it. */
export function warmEmbeddedApi(): void {
  getApi().catch((error: unknown) => {
    log.fatal(error instanceof Error ? error.message : { err: error });
    process.exit(1);
  });
}
