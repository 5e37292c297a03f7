import * as z from "zod";
import { isPaymentOrigin } from "~/rules/payment-address";
import { proxyHops } from "~contract/client-address";

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
const paymentOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value).origin)
  .refine(isPaymentOrigin, "must be https, or http on this machine");
const flag = z.enum(["on", "off"]).default("off");
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

/** A placeholder host that is visibly unset: links to it are not shown. */
const UNSET_HOST = "example.com";
const externalLink = url.default(`https://${UNSET_HOST}`);

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: url.optional(),
  APP_ENV: z.string().min(1).default("production"),
  /** What follows the report of an answer that breaks the contract. */
  VALIDATION_HANDLER: z.enum(["throw", "report"]).default("throw"),
  BRAND_NAME: z.string().min(1).default("Subpixel"),
  API_BASE_URL: url.optional(),
  PUBLIC_API_BASE_URL: url.optional(),
  STATS_URL: url.optional(),
  GAMES_ORIGINS: list.pipe(z.array(url)).default([]),
  /** Hosts, beside the site's and the API's, that pictures for social cards are fetched from. */
  PICTURE_ORIGINS: list.pipe(z.array(url)).default([]),
  /** Where buyers may be sent to pay real money. */
  PAYMENT_ORIGINS: list
    .pipe(z.array(paymentOrigin))
    .default(["https://checkout.stripe.com", "https://secure.xsolla.com", "https://sandbox-secure.xsolla.com"]),
  DATA_DIR: z.string().min(1).default(".data"),
  SESSION_SECRET: z.string().min(16).optional(),
  SESSION_COOKIES: list.pipe(z.array(z.string()).min(1)).default(["session", "SESSION", "SESSION_TYPE"]),
  TRUST_PROXY: flag,
  TRUSTED_PROXY_HOPS: proxyHops,
  /** "off" counts no pages, for load tests. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** Name and address of whoever runs the site, for the legal pages; lines are parted by commas. */
  OPERATOR: z.string().optional(),
  /** Where that person is reached: a page or a mailto address. */
  CONTACT_URL: z.url({ protocol: /^(https?|mailto)$/ }).optional(),
  /** "off" takes the service worker away again, with all that it keeps. */
  OFFLINE: z.enum(["on", "off"]).default("on"),
  SENTRY_DSN: z.url().optional(),
  DEFAULT_MAX_PRELOADED: z.coerce.number().int().min(0).default(1),
  FEATURE_EVENT: flag,
  FEATURE_EVENT_REGION: flag,
  DEVELOPER_PORTAL_URL: externalLink,
  STORE_URL: externalLink,
  PROFILE_SITE_URL: externalLink,
  COMMUNITY_URL: externalLink,
  GAME_MAKER_URL: externalLink,
  GAME_MAKER_DOWNLOAD_URL: externalLink,
  VIDEO_CHANNEL_URL: externalLink,
  SOCIAL_URLS: list.pipe(z.array(url)).default([]),
});

/** Reads the configuration once; a bad value stops the start with a message naming the variable. */
export function parseEnvironment(source: Record<string, string | undefined>) {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The configuration is not valid:\n${problems.join("\n")}\nSee README.md, "Configure".`);
  }
  const values = parsed.data;
  const siteUrl = values.SITE_URL ?? `http://localhost:${String(values.PORT)}`;
  const publicApiBaseUrl = values.PUBLIC_API_BASE_URL ?? values.API_BASE_URL ?? `${siteUrl}/embedded/api`;
  const statsUrl = values.STATS_URL ?? publicApiBaseUrl;
  return { ...values, SITE_URL: siteUrl, PUBLIC_API_BASE_URL: publicApiBaseUrl, STATS_URL: statsUrl };
}

/** True for an external link that the owner has set. */
export function isSet(link: string): boolean {
  return new URL(link).hostname !== UNSET_HOST;
}

export const env = parseEnvironment(process.env);
