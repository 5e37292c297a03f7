import { readBuildVersion } from "~observe/build-version";
import { parseEnvironment } from "~configuration/environment";
import { gamesUrlOf } from "~configuration/games-url";
import { siteDefaults } from "~configuration/site-defaults";
import type { PartnerSettings } from "~configuration/value-types";
import type { PublicSite } from "~contract/entities/site-content";
import { toS3Settings, type S3Settings } from "./builds/s3-settings";
import { toMailSettings, type MailSettings } from "./mail/mail-settings";
import { toPaymentSettings, type PaymentSettings } from "./payments/payment-settings";

/** Path of the embedded API on the portal. */
export const EMBEDDED_PATH = "/embedded/api";
const PORTAL_PORT = 3000;
const API_PORT = 3001;

export type ApiConfiguration = {
  /** False when the API runs standalone, on its own origin. */
  isEmbedded: boolean;
  isTest: boolean;
  host: string | undefined;
  port: number;
  siteUrl: string;
  publicApiBaseUrl: string;
  /** Prefix of "/media/…": empty when embedded, where the portal serves the same files. */
  mediaBaseUrl: string;
  gamesOrigins: string[];
  /** Scheme and host below which games have their origins; null: all run in opaque frames. */
  gamesUrl: string | null;
  /** Hosts that games have compiled in; their calls go to this API. */
  gameApiAliases: string[];
  appEnv: string;
  brandName: string;
  databaseUrl: string | undefined;
  /** The same database, bypassing a pooler; undefined without one. */
  databaseDirectUrl: string | undefined;
  dataDir: string;
  /** Whether an empty database gets the demo, and a demo is renewed. */
  hasDemo: boolean;
  /** Where files of builds are; null: in dataDir. */
  s3: S3Settings | null;
  sessionSecret: string | undefined;
  /** Number of proxies whose X-Forwarded-For is trusted; 0: none. */
  trustedHops: number;
  /** False for load tests, which come from one address. */
  areCallsLimited: boolean;
  /** Retention of stats events. */
  statsRetentionDays: number;
  payments: PaymentSettings;
  mail: MailSettings;
  /** Bearer token of the report of what is wrong; undefined: there is none. */
  healthToken: string | undefined;
  returnedMailToken: string | undefined;
  /** Of this process among those on its machine. */
  processNumber: number;
  version: string;
  /** Until settings are published at the desk. */
  siteDefaults: PublicSite;
  /** Sites whose accounts players may link to theirs. */
  partners: PartnerSettings[];
};

/** Reads the configuration; a bad value stops the start with a message naming the variable. */
export function parseConfiguration(
  source: Record<string, string | undefined>,
  { isEmbedded }: { isEmbedded: boolean },
): ApiConfiguration {
  const values = parseEnvironment(source);
  const port = values.PORT ?? (isEmbedded ? PORTAL_PORT : API_PORT);
  const siteUrl = values.SITE_URL ?? `http://localhost:${String(isEmbedded ? port : PORTAL_PORT)}`;
  const defaultBaseUrl = isEmbedded ? siteUrl + EMBEDDED_PATH : `http://localhost:${String(port)}`;
  const publicApiBaseUrl = values.PUBLIC_API_BASE_URL ?? values.API_BASE_URL ?? defaultBaseUrl;
  return {
    isEmbedded,
    isTest: values.NODE_ENV === "test",
    host: values.HOST,
    port,
    siteUrl,
    publicApiBaseUrl,
    mediaBaseUrl: isEmbedded ? "" : publicApiBaseUrl,
    gamesOrigins: values.GAMES_ORIGINS,
    gamesUrl: gamesUrlOf(values.GAMES_HOST, { siteUrl, publicApiBaseUrl }),
    gameApiAliases: values.GAME_API_ALIASES,
    appEnv: values.APP_ENV,
    brandName: values.BRAND_NAME,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    dataDir: values.DATA_DIR,
    hasDemo: values.DEMO === "on",
    s3: toS3Settings(values),
    sessionSecret: values.SESSION_SECRET,
    trustedHops: values.TRUST_PROXY === "on" ? values.TRUSTED_PROXY_HOPS : 0,
    areCallsLimited: values.RATE_LIMITS === "on",
    statsRetentionDays: values.STATS_RETENTION_DAYS,
    payments: toPaymentSettings(values),
    mail: toMailSettings(values, siteUrl),
    healthToken: values.HEALTH_TOKEN,
    returnedMailToken: values.RETURNED_MAIL_TOKEN,
    processNumber: values.PROCESS_NUMBER,
    version: readBuildVersion(process.cwd(), values.NODE_ENV === "production"),
    siteDefaults: siteDefaults(values),
    partners: values.PARTNERS,
  };
}

/** The configuration of this process. */
export function readConfiguration(options: { isEmbedded: boolean }): ApiConfiguration {
  return parseConfiguration(process.env, options);
}
