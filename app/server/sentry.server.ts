import { scrubReport } from "~/rules/scrub-report";
import { currentRequest } from "~observe/request-scope";
import { onShutdown } from "~observe/shutdown";
import { buildVersion } from "./build-version.server";
import { env } from "./env.server";

type Sentry = Pick<typeof import("@sentry/remix"), "init" | "captureException" | "flush">;

const FLUSH_MS = 2_000;
/** The other integrations instrument libraries and collect data that a report must not contain. */
const ENABLED_INTEGRATIONS = ["InboundFilters", "EventFilters", "LinkedErrors", "Dedupe", "ContextLines"];

let sentry: Promise<Sentry> | undefined;

export async function sendToSentry(error: unknown): Promise<void> {
  if (!env.SENTRY_DSN) return;
  const request = currentRequest();
  sentry ??= startSentry(env.SENTRY_DSN);
  (await sentry).captureException(error, {
    ...(request ? { tags: { request_id: request.requestId } } : {}),
    ...(request?.userId === undefined ? {} : { user: { id: request.userId } }),
  });
}

async function startSentry(dsn: string): Promise<Sentry> {
  const loaded: Sentry & { default?: Sentry } = await import("@sentry/remix");
  const module = loaded.default ?? loaded;
  module.init({
    dsn,
    environment: env.APP_ENV,
    release: buildVersion,
    sendDefaultPii: false,
    tracesSampleRate: 0,
    skipOpenTelemetrySetup: true,
    integrations: (all) => all.filter(({ name }) => ENABLED_INTEGRATIONS.includes(name)),
    beforeSend: scrubReport,
  });
  onShutdown(() => module.flush(FLUSH_MS));
  return module;
}
