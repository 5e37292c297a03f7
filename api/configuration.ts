import * as z from "zod";
import { proxyHops } from "~contract/client-address";
import { mailVariables, requireSender, toMailSettings, type MailSettings } from "./mail/mail-settings";
import { partnersVariable, type PartnerSettings } from "./partner-settings";
import {
  paymentVariables,
  requireWholeSets,
  toPaymentSettings,
  type PaymentSettings,
} from "./payments/payment-settings";

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const originList = z
  .string()
  .transform((value) => value.split(",").map((item) => item.trim()))
  .pipe(z.array(url))
  .transform((list) => list.map((address) => new URL(address).origin));

/** Nobody guesses as many characters. */
const MIN_TOKEN_LENGTH = 24;

const environment = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
    HOST: z.string().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    SITE_URL: url.optional(),
    API_BASE_URL: url.optional(),
    PUBLIC_API_BASE_URL: url.optional(),
    GAMES_ORIGINS: originList.default([]),
    APP_ENV: z.string().min(1).default("production"),
    BRAND_NAME: z.string().min(1).default("Subpixel"),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATA_DIR: z.string().min(1).default(".data"),
    SESSION_SECRET: z.string().min(16).optional(),
    TRUST_PROXY: z.enum(["on", "off"]).default("off"),
    TRUSTED_PROXY_HOPS: proxyHops,
    RATE_LIMITS: z.enum(["on", "off"]).default("on"),
    OWNER_TOKEN: z.string().min(MIN_TOKEN_LENGTH).optional(),
    STATS_RETENTION_DAYS: z.coerce.number().int().min(1).default(400),
    PARTNERS: partnersVariable,
    ...paymentVariables.shape,
    ...mailVariables.shape,
  })
  .superRefine(requireWholeSets)
  .superRefine(requireSender)
  .refine((values) => !values.DATABASE_URL || values.SESSION_SECRET, {
    path: ["SESSION_SECRET"],
    message: "is required when DATABASE_URL is set, so that all processes sign sessions with the same key",
  });

/** Where the portal carries the API that it embeds. */
export const EMBEDDED_PATH = "/embedded/api";
const PORTAL_PORT = 3000;
const OWN_PORT = 3001;

export type ApiConfiguration = {
  /** False when the API runs alone, on its own origin. */
  isEmbedded: boolean;
  isTest: boolean;
  host: string | undefined;
  port: number;
  siteUrl: string;
  publicApiBaseUrl: string;
  /** What stands before "/media/…": nothing when embedded, where the portal serves the same files. */
  mediaBaseUrl: string;
  gamesOrigins: string[];
  appEnv: string;
  brandName: string;
  databaseUrl: string | undefined;
  /** The same database without a pooler before it; undefined where there is none. */
  databaseDirectUrl: string | undefined;
  dataDir: string;
  sessionSecret: string | undefined;
  /** How many proxies are believed who asked; 0: none is. */
  trustedHops: number;
  /** False for a measurement of load, which one address makes. */
  areCallsLimited: boolean;
  /** Opens the owner's report; without one there is none. */
  ownerToken: string | undefined;
  /** How long measurements are kept. */
  statsRetentionDays: number;
  payments: PaymentSettings;
  mail: MailSettings;
  /** Sites whose accounts players may link to theirs. */
  partners: PartnerSettings[];
};

/** Reads the configuration; a bad value stops the start with a message naming the variable. */
export function parseConfiguration(
  source: Record<string, string | undefined>,
  { isEmbedded }: { isEmbedded: boolean },
): ApiConfiguration {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The API's configuration is not valid:\n${problems.join("\n")}\nSee README.md, "Configure".`);
  }
  const values = parsed.data;
  const port = values.PORT ?? (isEmbedded ? PORTAL_PORT : OWN_PORT);
  const siteUrl = values.SITE_URL ?? `http://localhost:${String(isEmbedded ? port : PORTAL_PORT)}`;
  const ownBaseUrl = isEmbedded ? siteUrl + EMBEDDED_PATH : `http://localhost:${String(port)}`;
  const publicApiBaseUrl = values.PUBLIC_API_BASE_URL ?? values.API_BASE_URL ?? ownBaseUrl;
  return {
    isEmbedded,
    isTest: values.NODE_ENV === "test",
    host: values.HOST,
    port,
    siteUrl,
    publicApiBaseUrl,
    mediaBaseUrl: isEmbedded ? "" : publicApiBaseUrl,
    gamesOrigins: values.GAMES_ORIGINS,
    appEnv: values.APP_ENV,
    brandName: values.BRAND_NAME,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    dataDir: values.DATA_DIR,
    sessionSecret: values.SESSION_SECRET,
    trustedHops: values.TRUST_PROXY === "on" ? values.TRUSTED_PROXY_HOPS : 0,
    areCallsLimited: values.RATE_LIMITS === "on",
    ownerToken: values.OWNER_TOKEN,
    statsRetentionDays: values.STATS_RETENTION_DAYS,
    payments: toPaymentSettings(values),
    mail: toMailSettings(values, siteUrl),
    partners: values.PARTNERS,
  };
}

/** The configuration of this process. */
export function readConfiguration(how: { isEmbedded: boolean }): ApiConfiguration {
  return parseConfiguration(process.env, how);
}
