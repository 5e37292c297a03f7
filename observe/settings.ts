import * as z from "zod";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  /** The least important lines that are written. */
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  /** Where Prometheus asks; without a port nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** Given to each of several processes by the one that keeps them (scripts/processes). */
  PROCESS_NUMBER: z.coerce.number().int().min(1).default(1),
  TRUST_PROXY: z.enum(["on", "off"]).default("off"),
});

/** How this process is observed, portal or API; a bad value stops the start with a message naming the variable. */
export function parseSettings(source: Record<string, string | undefined>) {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(filled);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The configuration is not valid:\n${problems.join("\n")}\nSee README.md, "Configure".`);
}

export const settings = parseSettings(process.env);
