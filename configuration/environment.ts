import * as z from "zod";
import { proxyHops } from "~contract/client-address";
import { gamesHostProblem } from "./games-url";
import {
  flag,
  host,
  hosts,
  list,
  mailbox,
  origins,
  partners,
  paymentOrigins,
  port,
  postgresUrl,
  url,
  urls,
} from "./value-types";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** A placeholder: links to this host are not shown. */
const UNSET_HOST = "example.com";
const externalLink = url.default(`https://${UNSET_HOST}`);
const secret = z.string().min(1).optional();
const MIN_SIGNING_SECRET_LENGTH = 16;

/** Read by the portal and by the API. */
const serverVariables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  HOST: z.string().optional(),
  PORT: port.optional(),
  SITE_URL: url.optional(),
  API_BASE_URL: url.optional(),
  PUBLIC_API_BASE_URL: url.optional(),
  APP_ENV: z.string().min(1).default("production"),
  BRAND_NAME: z.string().min(1).default("Subpixel"),
  GAMES_ORIGINS: origins.default([]),
  GAMES_HOST: host.optional(),
  /** Hosts that games have compiled in; their calls go to the portal's API. */
  GAME_API_ALIASES: hosts.default([]),
  DATA_DIR: z.string().min(1).default(".data"),
  SESSION_SECRET: z.string().min(MIN_SIGNING_SECRET_LENGTH).optional(),
  TRUST_PROXY: flag.default("off"),
  TRUSTED_PROXY_HOPS: proxyHops,
  /** "off" limits nobody, for load tests. */
  RATE_LIMITS: flag.default("on"),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  /** Where Prometheus asks; without a port nothing is measured. */
  METRICS_PORT: port.min(1).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Given by the process manager (scripts/processes). */
  PROCESS_NUMBER: z.coerce.number().int().min(1).default(1),
});

const portalVariables = z.object({
  STATS_URL: url.optional(),
  /** What follows the report of an answer that breaks the contract. */
  VALIDATION_HANDLER: z.enum(["throw", "report"]).default("throw"),
  /** Hosts, beside the site's and the API's, that pictures for social cards are fetched from. */
  PICTURE_ORIGINS: urls.default([]),
  /** Where buyers may be sent to pay real money. */
  PAYMENT_ORIGINS: paymentOrigins.default([
    "https://checkout.stripe.com",
    "https://secure.xsolla.com",
    "https://sandbox-secure.xsolla.com",
  ]),
  /** More than a school behind one address asks for, a fifth of a core's capacity; cached pages are not counted. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  SESSION_COOKIES: list.pipe(z.array(z.string()).min(1)).default(["session", "SESSION", "SESSION_TYPE"]),
  /** Name and address of whoever runs the site, for the legal pages; lines are separated by commas. */
  OPERATOR: z.string().optional(),
  /** A page or a mailto address. */
  CONTACT_URL: z.url({ protocol: /^(https?|mailto)$/ }).optional(),
  /** "off" removes the service worker and its caches. */
  OFFLINE: flag.default("on"),
  SENTRY_DSN: z.url().optional(),
  DEFAULT_MAX_PRELOADED: z.coerce.number().int().min(0).default(1),
  FEATURE_EVENT: flag.default("off"),
  FEATURE_EVENT_REGION: flag.default("off"),
  DEVELOPER_PORTAL_URL: externalLink,
  STORE_URL: externalLink,
  PROFILE_SITE_URL: externalLink,
  COMMUNITY_URL: externalLink,
  GAME_MAKER_URL: externalLink,
  GAME_MAKER_DOWNLOAD_URL: externalLink,
  VIDEO_CHANNEL_URL: externalLink,
  SOCIAL_URLS: urls.default([]),
});

const apiVariables = z.object({
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** "off" starts an empty database without the demo, and renews no demo. */
  DEMO: flag.default("on"),
  STATS_RETENTION_DAYS: z.coerce.number().int().min(1).default(400),
  PARTNERS: partners.default([]),
  /** Of whoever monitors the portal; without it there is no report for machines. */
  HEALTH_TOKEN: z.string().min(MIN_SIGNING_SECRET_LENGTH).optional(),
  /** Of the mail server that hands returned mails on; without it none are taken. */
  RETURNED_MAIL_TOKEN: z.string().min(MIN_SIGNING_SECRET_LENGTH).optional(),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailbox.optional(),
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: url.default("https://api.stripe.com"),
  XSOLLA_MERCHANT_ID: z.coerce.number().int().positive().optional(),
  XSOLLA_PROJECT_ID: z.coerce.number().int().positive().optional(),
  XSOLLA_API_KEY: secret,
  XSOLLA_WEBHOOK_SECRET: secret,
  XSOLLA_API_URL: url.default("https://api.xsolla.com"),
  XSOLLA_PAY_URL: url.optional(),
  XSOLLA_SANDBOX: flag.default("off"),
});

const variables = z.object({ ...serverVariables.shape, ...portalVariables.shape, ...apiVariables.shape });

export type Environment = z.output<typeof variables>;

type Requirement = { given: readonly (keyof Environment)[]; required: readonly (keyof Environment)[]; why?: string };

const STRIPE_KEYS = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
const XSOLLA_KEYS = ["XSOLLA_MERCHANT_ID", "XSOLLA_PROJECT_ID", "XSOLLA_API_KEY", "XSOLLA_WEBHOOK_SECRET"] as const;
const S3_KEYS = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** What half a set of variables would break shows only when somebody pays, uploads, waits for a mail or meets another process. */
const REQUIREMENTS: Requirement[] = [
  { given: STRIPE_KEYS, required: STRIPE_KEYS },
  { given: XSOLLA_KEYS, required: XSOLLA_KEYS },
  { given: S3_KEYS, required: S3_KEYS },
  { given: ["SMTP_URL"], required: ["MAIL_FROM"] },
  {
    given: ["DATABASE_URL"],
    required: ["SESSION_SECRET"],
    why: ", so that all processes sign sessions with the same key",
  },
];

const environment = variables.superRefine((values, context) => {
  for (const { given, required, why = "" } of REQUIREMENTS) {
    const present = given.find((name) => values[name] !== undefined);
    if (present === undefined) continue;
    for (const missing of required.filter((name) => values[name] === undefined)) {
      context.addIssue({ code: "custom", path: [missing], message: `is required when ${present} is set${why}` });
    }
  }
  const { GAMES_HOST, SITE_URL, PUBLIC_API_BASE_URL, API_BASE_URL } = values;
  if (GAMES_HOST === undefined || !host.safeParse(GAMES_HOST).success) return;
  const ownUrls = [SITE_URL, PUBLIC_API_BASE_URL ?? API_BASE_URL].filter((address) => address !== undefined);
  const problem = gamesHostProblem(GAMES_HOST, ownUrls);
  if (problem !== null) context.addIssue({ code: "custom", path: ["GAMES_HOST"], message: problem });
});

/** Parses all variables of portal and API; an invalid value stops the start with a message that names the variable. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(filled);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The configuration is not valid:\n${problems.join("\n")}\nSee README.md, "Configure".`);
}

/** True for an external link that the owner has set. */
export function isSet(link: string): boolean {
  return new URL(link).hostname !== UNSET_HOST;
}
