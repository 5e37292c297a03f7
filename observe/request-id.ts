import { randomUUID } from "node:crypto";

/** Long enough to be unique, and safe in log lines and headers. */
const WELL_FORMED = /^[\w.-]{8,64}$/;
const OWN_LENGTH = 16;

export function requestIdFrom(given: string | string[] | undefined, isProxyTrusted: boolean): string {
  if (isProxyTrusted && typeof given === "string" && WELL_FORMED.test(given)) return given;
  return randomUUID().replaceAll("-", "").slice(0, OWN_LENGTH);
}
