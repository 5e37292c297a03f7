import { env } from "./env.server";

type Sentry = Pick<typeof import("@sentry/remix"), "init" | "captureException">;

let sentry: Promise<Sentry> | undefined;

/** Reports an error when SENTRY_DSN is set; without it not a byte of the reporter is loaded. */
export async function reportError(error: unknown): Promise<void> {
  if (!env.SENTRY_DSN) return;
  sentry ??= startSentry(env.SENTRY_DSN);
  (await sentry).captureException(error);
}

async function startSentry(dsn: string): Promise<Sentry> {
  const loaded: Sentry & { default?: Sentry } = await import("@sentry/remix");
  const module = loaded.default ?? loaded;
  module.init({ dsn, environment: env.APP_ENV, tracesSampleRate: 0 });
  return module;
}
