import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiFailure } from "./api-failure";
import { readConfiguration, type ApiConfiguration } from "./configuration";
import { getDatabase } from "./db/client";
import { createIdentity } from "./identity/identity";
import { readSessionSecret } from "./identity/session-secret";
import { answerError, answerNotFound } from "./middleware/error-envelope";
import { refuseOtherOrigins } from "./middleware/same-origin";
import { identifyViewer } from "./middleware/viewer";
import { registerGlobalSettings } from "./resources/global-settings";
import { registerMedia } from "./resources/media";
import { registerPlayFiles } from "./resources/play-files";
import { registerProfile } from "./resources/profile";
import { registerSession } from "./resources/session";
import type { ApiEnvironment, Services } from "./services";
import { closeOnSignals } from "./shutdown";

const MAX_BODY_BYTES = 64 * 1024;

export type Api = { fetch(request: Request): Promise<Response> };

/** The reference API; its fetch is the only door, for sockets, for the portal's loaders and for tests. */
export function createApi(services: Services): Api {
  const app = new Hono<ApiEnvironment>();
  app.onError(answerError);
  app.notFound(answerNotFound);
  app.use(async (context, next) => {
    context.set("configuration", services.configuration);
    context.set("database", services.database);
    context.set("identity", services.identity);
    await next();
  });
  // Files need no viewer; they come first so that they cost no session query.
  registerPlayFiles(app, services.configuration);
  registerMedia(app);
  app.use(refuseOtherOrigins);
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseLargeBody }));
  app.use(identifyViewer);
  registerSession(app);
  registerProfile(app);
  registerGlobalSettings(app);
  return { fetch: async (request) => app.fetch(request) };
}

function refuseLargeBody(): never {
  throw new ApiFailure("invalid_request_payload", { status: 413, details: { message: "The body is too large." } });
}

let embedded: Promise<Api> | undefined;

/** The process's API, embedded in the portal. The first call opens the database, so call it while the server starts. */
export function getApi(): Promise<Api> {
  embedded ??= openServices(readConfiguration({ isEmbedded: true }))
    .then(createApi)
    .catch((error: unknown) => {
      embedded = undefined;
      throw error;
    });
  return embedded;
}

/** Opens what the API stands on; also fills an empty database with the demo catalogue. */
export async function openServices(configuration: ApiConfiguration): Promise<Services> {
  const { database } = await getDatabase(configuration);
  closeOnSignals();
  const identity = createIdentity(configuration, database, readSessionSecret(configuration));
  return { configuration, database, identity };
}
